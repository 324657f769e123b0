"""Fines and their payments, in memory: where a city reads its own back office, this file is what it replaces."""

import hmac
import re
import threading
import uuid
from dataclasses import dataclass, field
from datetime import datetime, timedelta, timezone

OPERATION_LIFE = timedelta(minutes=15)


class Refusal(Exception):
    """Answered as the contract's error: an HTTP status and a code of its catalogue."""

    def __init__(self, status, code, retry_after=None):
        super().__init__(code)
        self.status, self.code, self.retry_after = status, code, retry_after


def now():
    return datetime.now(timezone.utc)


def iso(moment):
    return None if moment is None else moment.isoformat(timespec="milliseconds").replace("+00:00", "Z")


def plain_plate(text):
    """`ab 123 cd`, `AB-123-CD` and `AB123CD` are one plate."""
    return re.sub(r"[^A-Z0-9]", "", text.upper())


@dataclass
class Operation:
    """One attempt to pay: it lives until the provider has said something, or 15 minutes."""

    fine_number: str
    amount: int
    return_url: str
    payer: str
    id: str = field(default_factory=lambda: str(uuid.uuid4()))
    status: str = "PENDING"
    began_at: datetime = field(default_factory=now)
    ended_at: datetime | None = None
    authorization: str | None = None

    @property
    def page_open_until(self):
        return self.began_at + OPERATION_LIFE

    def settle(self, status):
        self.status, self.ended_at = status, now()
        self.authorization = uuid.uuid4().hex[:6].upper() if status == "PAYMENT_REGISTERED" else None


@dataclass
class Fine:
    number: str
    plate: str
    place: str
    issued_at: datetime
    price: int
    reduced_price: int
    reduced_until: datetime
    payments: list = field(default_factory=list)

    @property
    def due(self):
        """The reduced price up to and including its last moment, less everything that was paid."""
        price = self.reduced_price if now() <= self.reduced_until else self.price
        return max(0, price - sum(payment["paymentAmount"] for payment in self.payments))

    @property
    def payment_status(self):
        if not self.payments:
            return "UNPAID"
        return "PARTIALLY_PAID" if self.due > 0 else "PAID"

    def to_wire(self, is_pending):
        return {
            "id": self.number,
            "plate": self.plate,
            "place": self.place,
            "versions": [
                {
                    "issueDatetime": iso(self.issued_at),
                    "finePrice": self.price,
                    "reducedFinePrice": self.reduced_price,
                    "reducedDatetime": iso(self.reduced_until),
                    "payments": self.payments,
                }
            ],
            "paymentStatus": self.payment_status,
            "paymentPending": is_pending,
            "claims": [],
            "paymentDeadline": iso(self.issued_at + timedelta(days=90)),
        }


def demo_fines():
    today = now().replace(microsecond=0)

    def fine(number, plate, place, days):
        issued = today - timedelta(days=days)
        return Fine(number, plate, place, issued, 3_500, 1_700, issued + timedelta(days=5))

    paid = fine("21740123400019261300001003", "EB902VL", "3 quai du Lac", 20)
    paid.payments.append({"paymentAmount": 3_500, "paymentDatetime": iso(today), "operationId": str(uuid.uuid4())})
    return [
        fine("21740123400019261320001001", "FG482KD", "12 rue de la République", 2),
        fine("21740123400019261305001002", "DZ117PR", "Place du Marché", 17),
        paid,
    ]


class Fines:
    """Every change is made under one lock: two presses begin one operation, and one answer of the provider pays once."""

    def __init__(self, fines):
        self._fines = {fine.number: fine for fine in fines}
        self._operations = []
        self._lock = threading.RLock()

    def find(self, number, plate):
        """An unknown number and another plate are answered alike: nobody learns which fines there are."""
        fine = self._fines.get(re.sub(r"\s", "", number)[:26])
        expected = plain_plate(fine.plate) if fine else "-"
        is_same = hmac.compare_digest(expected.encode(), plain_plate(plate).encode())
        if fine is None or not is_same:
            raise Refusal(404, "FineNotFound")
        return fine

    def is_pending(self, fine):
        return self._live(fine) is not None

    def start(self, fine, return_url, payer):
        """The live operation again for whoever began it; nobody else is let into it."""
        with self._lock:
            if fine.due == 0:
                raise Refusal(409, "FineNothingToPay")
            live = self._live(fine)
            if live is not None and live.payer != payer:
                raise Refusal(409, "OperationPending")
            if live is None:
                live = Operation(fine.number, fine.due, return_url, payer)
                self._operations.append(live)
            return live

    def operation(self, fine, operation_id):
        """The one that is named, or the latest; one that nobody finished in time is abandoned."""
        with self._lock:
            self._live(fine)
            for operation in reversed(self._operations):
                if operation.fine_number == fine.number and operation_id in (None, "", operation.id):
                    return operation
        raise Refusal(404, "Not Found")

    def settle(self, operation_id, status):
        """What the provider says of an operation, applied once."""
        with self._lock:
            operation = next((one for one in self._operations if one.id == operation_id), None)
            if operation is None:
                raise Refusal(404, "Not Found")
            if operation.status == "PENDING":
                operation.settle(status)
                if status == "PAYMENT_REGISTERED":
                    self._fines[operation.fine_number].payments.append(
                        {
                            "paymentAmount": operation.amount,
                            "paymentDatetime": iso(operation.ended_at),
                            "operationId": operation.id,
                        }
                    )
            return operation

    def _live(self, fine):
        with self._lock:
            for operation in self._operations:
                if operation.fine_number != fine.number or operation.status != "PENDING":
                    continue
                if now() < operation.page_open_until:
                    return operation
                operation.settle("ABANDONED")
        return None
