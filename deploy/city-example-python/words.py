"""What people read, in both languages of the portal."""

MESSAGES = {
    "FineNotFound": ("Aucun FPS ne correspond à ce numéro et à cette plaque.", "No fine has this number and this plate."),
    "FineNothingToPay": ("Il n’y a rien à payer.", "There is nothing to pay."),
    "OperationPending": ("Un paiement est déjà en cours.", "A payment is already on its way."),
    "TipiInvalidEmail": ("Cette adresse e-mail n’est pas valable.", "This e-mail address is not valid."),
    "ValidationFailed": ("La demande est mal formée.", "The request is malformed."),
    "Bad Request": ("La demande est mal formée.", "The request is malformed."),
    "IdempotencyKeyReused": ("Cette clé a servi à une autre demande.", "This key was used for another request."),
    "Not Found": ("Cette page n’existe pas.", "There is no such page."),
    "Method Not Allowed": ("Cette action n’existe pas ici.", "This cannot be done here."),
    "Content Too Large": ("La demande est trop grande.", "The request is too large."),
    "Too Many Requests": ("Trop d’essais\u202f: revenez plus tard.", "Too many tries: come back later."),
    "Service Unavailable": ("Ce service n’est pas disponible.", "This service is not available."),
    "Internal Server Error": ("Une erreur est survenue.", "Something went wrong."),
}


def language_of(accepted):
    return "en" if (accepted or "").strip().lower().startswith("en") else "fr"


def message(code, language):
    french, english = MESSAGES[code]
    return english if language == "en" else french


def euros(cents, language):
    whole, part = divmod(cents, 100)
    return f"€{whole}.{part:02}" if language == "en" else f"{whole},{part:02} €"
