-- Money goes back for rights too: a right that was paid and canceled before its start, and a payment that came for
-- something that could no longer be paid. Such a refund gives back one payment, whole.
alter table refunds
  add column right_id text references rights on delete set null,
  add column operation_id text references operations on delete set null;
-- A payment is given back once; a refund that was refused leaves its place free.
create unique index one_refund_a_payment on refunds (operation_id)
  where operation_id is not null and status <> 'REJECTED';
create index refunds_of_right on refunds (right_id) where right_id is not null;
