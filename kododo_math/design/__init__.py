"""The design lab: what a change of the rule sheet does to the game.

- ``sweep``: the exact numbers of every setting of a grid. ``find``: the settings nearest to a wish.
- ``effect.effect``: in how many rounds a change of the rules changes what scores; ``effect.compare``: two designs.
- ``arithmetic.even_games``: which removals, hands and turns come out even.
- ``feel.feel``: how a design plays, exactly where play is random and simulated where it is not.
- ``sharing``: a rule sheet as the end of a web address; ``RuleSet.to_json`` and ``from_json`` keep it in a file.

``kododo_math.views`` makes pages of them: ``design_lab``, ``design_figure``, ``settings_map``, ``sweep_table``,
``effect_table``, ``feel_table``, ``even_games_table``.
"""
