"""The calls of the profile `fines`, each from what was asked to what is answered."""

import hashlib
import html
import re
import uuid
from dataclasses import dataclass, field
from urllib.parse import urlencode, urlsplit, urlunsplit

from fines import Refusal, iso
from paper import pdf
from words import euros

CONFIG = {
    "cityId": "rivebelle",
    "name": "Rivebelle",
    "type": "CITY",
    # The portal shows the parts that this back office serves, and nobody signs in.
    "parts": ["fines"],
    "loginTypes": [],
    "languages": ["fr", "en"],
    "selectedLang": "fr",
    "currency": "EUR",
    "timeZone": "Europe/Paris",
    "theme": {"primaryColour": "#205a8c", "radius": 6},
    "features": {"sharing": False},
    "contact": {
        "phone": "04 99 00 12 34",
        "email": "stationnement@rivebelle.example",
        "desk": {"fr": "Mairie, 1 place du Lac, du lundi au vendredi", "en": "Town hall, 1 place du Lac, Monday to Friday"},
    },
    "paymentEmail": {"required": False},
    "version": 1,
}


@dataclass
class Asked:
    language: str
    query: dict
    headers: object
    body: object = None


@dataclass
class Answer:
    status: int = 200
    json: object = None
    raw: bytes = b""
    media: str = "application/json; charset=utf-8"
    headers: dict = field(default_factory=dict)


class Calls:
    def __init__(self, fines, portals, address):
        self._fines, self._portals, self._address = fines, portals, address
        self._first_answers = {}
        fine = r"/api/fps/(?P<number>[^/]+)"
        paper = r"/api/documents/fps/(?P<number>[^/]+)"
        self.routes = [
            (re.compile(pattern + r"\Z"), methods)
            for pattern, methods in [
                (r"/healthz", {"GET": self.health}),
                (r"/api/config", {"GET": self.config}),
                (r"/api/config/error-reporting", {"GET": self.error_reporting}),
                (fine, {"GET": self.read}),
                (fine + r"/payments", {"GET": self.payments, "POST": self.pay}),
                (fine + r"/payments/summary", {"GET": self.summary}),
                (r"/api/recourse/fps/(?P<number>[^/]+)/check", {"GET": self.can_contest}),
                (paper + r"/notice", {"GET": self.notice}),
                (paper + r"/pdf", {"GET": self.statement}),
                (paper + r"/payments/proof", {"GET": self.proof}),
                (r"/sandbox/(?P<operation>[^/]+)", {"GET": self.card_page, "POST": self.card_answer}),
            ]
        ]

    def health(self, _asked):
        return Answer(json={"status": "ok"})

    def config(self, _asked):
        return Answer(json=CONFIG, headers={"Cache-Control": "public, max-age=60"})

    def error_reporting(self, _asked):
        return Answer(json={"dsn": None, "environment": "example", "enabled": False})

    def read(self, asked, number):
        fine = self._find(asked, number)
        return Answer(json=fine.to_wire(self._fines.is_pending(fine)))

    def payments(self, asked, number):
        return Answer(json=self._find(asked, number).payments)

    def can_contest(self, asked, number):
        """This city takes no appeal through the portal: its screens say so, and name the post and the desk."""
        self._find(asked, number)
        return Answer(json={"allowed": False, "reason": "AppealNotAllowed"})

    def pay(self, asked, number):
        """Where to pay. The same `Idempotency-Key` answers the same again, and another body under it is refused."""
        body = asked.body
        if not isinstance(body, dict) or not isinstance(body.get("plate"), str):
            raise Refusal(400, "ValidationFailed")
        fine = self._fines.find(number, body["plate"])
        key, print_of = asked.headers.get("Idempotency-Key"), hashlib.sha256(repr((number, body)).encode()).digest()
        if key in self._first_answers:
            first, answer = self._first_answers[key]
            if first != print_of:
                raise Refusal(422, "IdempotencyKeyReused")
            return answer
        self._check_email(body.get("email"))
        if body.get("sendLink"):
            raise Refusal(503, "Service Unavailable")  # This example has no mail server.
        return_url = self._return_url(body.get("urlRedirection"), number)
        operation = self._fines.start(fine, return_url, self._payer(asked))
        answer = Answer(json={"method": "GET", "url": f"{self._address}/sandbox/{operation.id}"})
        if key:
            self._first_answers[key] = (print_of, answer)
        return answer

    def summary(self, asked, number):
        fine = self._find(asked, number)
        operation = self._fines.operation(fine, asked.query.get("operationId"))
        is_payer = operation.payer == self._payer(asked)
        is_open = is_payer and operation.status == "PENDING"
        return Answer(
            json={
                "status": operation.status,
                "operationId": operation.id,
                "resourceId": fine.number,
                "amount": operation.amount,
                "transactionDatetime": iso(operation.ended_at),
                "authorizationNumber": operation.authorization if is_payer else None,
                "pageOpenUntil": iso(operation.page_open_until) if is_open else None,
            }
        )

    def notice(self, asked, number):
        fine = self._find(asked, number)
        is_reduced = asked.query.get("reduced") == "true"
        if asked.query.get("corrected") == "true":
            raise Refusal(404, "Not Found")
        price = fine.reduced_price if is_reduced else fine.price
        return self._paper(asked, fine, ("Avis de paiement", "Notice"), [euros(price, asked.language)])

    def statement(self, asked, number):
        fine = self._find(asked, number)
        paid = [euros(payment["paymentAmount"], asked.language) for payment in fine.payments]
        return self._paper(asked, fine, ("Relevé", "Statement"), [*paid, euros(fine.due, asked.language)])

    def proof(self, asked, number):
        fine = self._find(asked, number)
        if not fine.payments:
            raise Refusal(404, "Not Found")
        paid = [euros(payment["paymentAmount"], asked.language) for payment in fine.payments]
        return self._paper(asked, fine, ("Justificatif de paiement", "Proof of payment"), paid)

    def card_page(self, _asked, operation):
        """A sandbox in the place of a payment provider: no card, no money."""
        action = html.escape(f"/sandbox/{operation}", quote=True)
        page = f"""<!doctype html><html lang="fr"><meta charset="utf-8"><link rel="icon" href="data:,"><title>Carte (essai)</title>
<h1>Paiement d’essai</h1><form method="post" action="{action}">
<button name="outcome" value="PAYMENT_REGISTERED">Payer</button>
<button name="outcome" value="REFUSED">Refuser</button>
<button name="outcome" value="ABANDONED">Abandonner</button></form></html>"""
        return Answer(raw=page.encode(), media="text/html; charset=utf-8")

    def card_answer(self, asked, operation):
        outcome = asked.body if isinstance(asked.body, str) else ""
        if outcome not in ("PAYMENT_REGISTERED", "REFUSED", "ABANDONED"):
            raise Refusal(400, "Bad Request")
        settled = self._fines.settle(operation, outcome)
        place = urlsplit(settled.return_url)
        query = "&".join(filter(None, [place.query, urlencode({"idop": settled.id})]))
        return Answer(status=303, headers={"Location": urlunsplit(place._replace(query=query))})

    def _find(self, asked, number):
        return self._fines.find(number, asked.query.get("plate", ""))

    def _payer(self, asked):
        """The tab that pays names itself; whoever does not is nobody that was seen before."""
        return hashlib.sha256((asked.headers.get("payer-key") or uuid.uuid4().hex).encode()).hexdigest()

    def _check_email(self, email):
        if email and not re.fullmatch(r"[^@\s]{1,60}@[^@\s]+\.[^@\s]+", email.strip()):
            raise Refusal(400, "TipiInvalidEmail")

    def _return_url(self, wanted, number):
        """The browser comes back to a portal of the city, and nowhere else."""
        url = urlsplit(wanted or f"{self._portals[0]}/fps/{number}/payments")
        if f"{url.scheme}://{url.netloc}" not in self._portals:
            raise Refusal(400, "Bad Request")
        return url.geturl()

    def _paper(self, asked, fine, titles, lines):
        title = titles[1] if asked.language == "en" or asked.query.get("lang") == "en" else titles[0]
        way = "attachment" if "download" in asked.query else "inline"
        return Answer(
            raw=pdf(f"{CONFIG['name']} : {title}", [fine.number, fine.plate, fine.place, *lines]),
            media="application/pdf",
            headers={"Content-Disposition": f'{way}; filename="fps-{fine.number}.pdf"'},
        )
