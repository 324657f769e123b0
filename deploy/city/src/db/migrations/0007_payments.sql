-- Who started an operation, the page that was opened for it, and whether its receipt has gone out.
alter table operations
  -- `subscriber:<id>`, `link:<hash>` or `visitor`; never an address.
  add column payer text not null default 'visitor',
  -- Redirect dialect: the provider's page, once the provider has taken the order.
  add column page_url text,
  -- Form dialect: six characters that name the transaction together with its date.
  add column transaction_id text check (length(transaction_id) = 6),
  add column receipt text check (receipt in ('due', 'sent'));
create index operations_in_progress on operations (created_at) where status = 'PENDING';
create index operations_with_receipt_due on operations (transaction_at) where receipt = 'due';
create index operations_received on operations (city_id, transaction_at) where status = 'PAYMENT_RECEIVED';

-- Which city a word of the provider concerns and how it is written: JSON, or fields of a form.
alter table payment_callbacks
  add column city_id text references cities,
  add column written_as text not null default 'json' check (written_as in ('json', 'form'));
create index payment_callbacks_to_apply on payment_callbacks (received_at) where applied_at is null;

-- A link that was mailed so that somebody pays later. It makes an operation when it is opened, not before.
create table payment_links (
  token_hash text primary key check (length(token_hash) = 64),
  city_id text not null references cities,
  resource_kind text not null check (resource_kind in ('subscription', 'ticket', 'fine')),
  resource_id text not null,
  email text not null,
  lang text not null,
  return_url text not null,
  created_at timestamptz not null,
  expires_at timestamptz not null check (expires_at > created_at)
);
create index payment_links_by_end on payment_links (expires_at);

-- What follows is the payment provider's own memory: another company's. The city never reads it; the two speak over HTTP.
create table provider_orders (
  site_id text not null check (site_id ~ '^[0-9]{8}$'),
  operation_id text not null,
  page_token text not null unique,
  dialect text not null check (dialect in ('redirect', 'form')),
  amount_cents bigint not null check (amount_cents > 0),
  currency text not null check (length(currency) = 3),
  label text not null,
  lang text not null,
  return_url text not null,
  callback_url text not null,
  trans_date text,
  trans_id text,
  registered_at timestamptz not null,
  expires_at timestamptz not null,
  -- The bank that answers later: what it will say and when.
  planned_outcome text check (planned_outcome in ('ACCEPTED', 'REFUSED')),
  planned_at timestamptz,
  event_id text unique,
  outcome text check (outcome in ('ACCEPTED', 'REFUSED', 'ABANDONED')),
  decided_at timestamptz,
  authorization_number text,
  -- The demonstration of a message that never arrives: decided, but the city is not told.
  is_silent boolean not null default false,
  told_at timestamptz,
  attempts integer not null default 0,
  primary key (site_id, operation_id),
  check ((outcome is null) = (event_id is null)),
  check ((dialect = 'form') = (trans_id is not null))
);
create index provider_orders_to_tell on provider_orders (decided_at) where told_at is null and not is_silent;

-- Money that was taken: once an order, whatever happens.
create table provider_captures (
  site_id text not null,
  operation_id text not null,
  amount_cents bigint not null,
  captured_at timestamptz not null,
  primary key (site_id, operation_id),
  foreign key (site_id, operation_id) references provider_orders
);
