-- What is sent in a link or a code: only its hash is kept, and it is taken once.
create table one_time_tokens (
  token_hash text primary key check (length(token_hash) = 64),
  city_id text not null references cities,
  purpose text not null,
  -- What the token stands for; never a secret of its own.
  subject jsonb not null,
  created_at timestamptz not null,
  expires_at timestamptz not null check (expires_at > created_at),
  used_at timestamptz
);
create index one_time_tokens_by_end on one_time_tokens (expires_at);

-- Everything dated that happened to a person's rights, fines, appeals and account.
create table events (
  event_id bigint generated always as identity primary key,
  city_id text not null references cities,
  subscriber_id text references subscribers,
  happened_at timestamptz not null,
  kind text not null check (kind ~ '^[a-z]+(-[a-z]+)*$'),
  resource_type text not null check (resource_type in ('subscription', 'ticket', 'fine', 'appeal', 'refund', 'account')),
  resource_id text
);
create index events_of_subscriber on events (subscriber_id, happened_at desc, event_id desc);
create index events_of_resource on events (resource_type, resource_id, happened_at);
