-- Where receipts go by a subscriber's own wish, where that is not the address of their account; null is that one.
alter table subscribers add column payment_email text;
