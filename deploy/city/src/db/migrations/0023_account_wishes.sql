-- What was asked about an account and answered before it is done, so that no answer tells whether an address is known:
-- kept before the answer, and done with its mails in one transaction, by this process or by another.
create table account_wishes (
  wish_id uuid primary key,
  city_id text not null references cities,
  kind text not null,
  login text not null,
  wish jsonb not null,
  asked_at timestamptz not null,
  next_try_at timestamptz not null
);
create index account_wishes_by_next_try on account_wishes (next_try_at);
create index account_wishes_by_login on account_wishes (city_id, kind, login);
