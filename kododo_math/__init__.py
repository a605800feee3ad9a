"""Why a round of 5211 (Kododo) ends as it does: rules, exact odds and explanations."""

__version__ = "0.1.0"
