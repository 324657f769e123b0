-- What a request was, so that asking it twice is asking it once; null for rights that no request made.
alter table rights add column request_fingerprint text check (length(request_fingerprint) = 64);
-- How many tickets an order makes, one after the other.
alter table rights add column ticket_count integer not null default 1 check (ticket_count between 1 and 400);
alter table rights add check (kind = 'ticket' or ticket_count = 1);
-- Where a ticket is confirmed to, when that is not the subscriber's own address.
alter table rights add column custom_email text;
-- A right is renewed by one living right at most; whoever is second learns it here if nowhere else.
create unique index one_live_renewal_a_right on rights (renewed_right_id)
  where renewed_right_id is not null and status not in ('rejected', 'canceled', 'deleted');
-- Plates are looked for over all subscribers of an offer.
create index rights_of_offer_by_plate on rights using gin (plates) where kind = 'subscription';

-- Calls that carry an Idempotency-Key: who claimed the key, for what, and the answer that is given again.
create table idempotency_keys (
  city_id text not null references cities,
  subscriber_id text not null references subscribers on delete cascade,
  key text not null check (length(key) = 36),
  fingerprint text not null check (length(fingerprint) = 64),
  -- One run of the call; a run that died leaves the key to another one when its time is over.
  run_id text not null,
  run_until timestamptz not null,
  created_at timestamptz not null,
  answer_status integer,
  answer_body text,
  primary key (city_id, subscriber_id, key)
);
create index idempotency_keys_by_age on idempotency_keys (created_at);
