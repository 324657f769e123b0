-- Everything belongs to a city; ids are unique over all cities; money is integer cents.

create table server_state (
  key text primary key,
  value jsonb not null
);

create table cities (
  city_id text primary key check (city_id ~ '^[a-z][a-z0-9-]{1,39}$'),
  position integer not null unique,
  name text not null,
  config jsonb not null,
  error_reporting jsonb not null,
  status_vocabulary text not null check (status_vocabulary in ('first', 'second'))
);

create table zones (
  city_id text not null references cities,
  zone_id text primary key,
  position integer not null,
  name text not null,
  unique (city_id, position)
);

create table addresses (
  city_id text not null references cities,
  address_id bigint generated always as identity primary key,
  zone_id text references zones,
  street_number text not null,
  street_number_bis text,
  street_type text not null,
  street_name text not null,
  postal_code text not null check (postal_code ~ '^[0-9]{5}$'),
  locality text not null,
  searchable text not null
);
create index addresses_of_city on addresses (city_id, searchable);

create table subscribers (
  city_id text not null references cities,
  subscriber_id text primary key,
  first_name text not null,
  last_name text not null,
  gender text,
  email text,
  phone_number text,
  home_phone_number text,
  lang text not null default 'fr',
  address jsonb,
  professional_address jsonb,
  enterprise jsonb,
  zone_id text references zones,
  professional_zone_id text references zones,
  should_receive_sms boolean not null default false,
  is_professional boolean not null default false,
  created_at timestamptz not null,
  updated_at timestamptz not null,
  unique (city_id, subscriber_id)
);

create table customer_accounts (
  city_id text not null references cities,
  login text not null check (login = lower(login)),
  subscriber_id text not null references subscribers,
  password_hash text not null check (password_hash like '$argon2id$%'),
  primary key (city_id, login),
  unique (subscriber_id)
);

create table identities (
  city_id text not null references cities,
  issuer text not null,
  subject text not null,
  subscriber_id text not null references subscribers,
  primary key (city_id, issuer, subject)
);

create table login_nonces (
  city_id text not null references cities,
  nonce_hash text not null check (length(nonce_hash) = 64),
  used_at timestamptz not null,
  primary key (city_id, nonce_hash)
);

create table sessions (
  session_hash text primary key check (length(session_hash) = 64),
  city_id text not null references cities,
  subscriber_id text not null references subscribers,
  created_at timestamptz not null,
  idle_expires_at timestamptz not null,
  absolute_expires_at timestamptz not null,
  revoked_at timestamptz,
  check (idle_expires_at <= absolute_expires_at)
);
create index sessions_of_subscriber on sessions (subscriber_id);

create table offers (
  city_id text not null references cities,
  offer_id text primary key,
  position integer not null,
  next_offer_id text,
  terms jsonb not null,
  unique (city_id, position)
);

create table offer_options (
  option_id text primary key,
  offer_id text not null references offers,
  position integer not null,
  price_cents bigint not null check (price_cents >= 0),
  terms jsonb not null,
  unique (offer_id, position)
);

create table definitions (
  city_id text not null references cities,
  definition_id text primary key,
  position integer not null,
  price_cents bigint not null check (price_cents >= 0),
  terms jsonb not null,
  unique (city_id, position)
);

create table definition_options (
  option_id text primary key,
  definition_id text not null references definitions,
  position integer not null,
  price_cents bigint not null check (price_cents >= 0),
  terms jsonb not null,
  unique (definition_id, position)
);

create table rights (
  city_id text not null references cities,
  right_id text primary key,
  kind text not null check (kind in ('subscription', 'ticket')),
  subscriber_id text not null,
  offer_id text references offers,
  definition_id text references definitions,
  option_id text,
  subscription_id text references rights,
  status text not null check (status in ('awaiting-payment', 'awaiting-completion', 'awaiting-evidence',
    'under-review', 'plate-under-review', 'granted', 'rejected', 'canceled', 'deleted')),
  price_cents bigint not null check (price_cents >= 0),
  start_of_validity timestamptz,
  end_of_validity timestamptz,
  created_at timestamptz not null,
  initial_plates text[] not null default '{}',
  plates text[] not null default '{}',
  zone_ids text[] not null default '{}',
  custom_fields jsonb not null default '[]',
  user_comment text,
  renewed_right_id text references rights,
  creation_source text not null default 'FRONT',
  version integer not null default 1,
  foreign key (city_id, subscriber_id) references subscribers (city_id, subscriber_id),
  check ((kind = 'subscription') = (offer_id is not null)),
  check ((kind = 'ticket') = (definition_id is not null)),
  check (end_of_validity is null or start_of_validity is null or start_of_validity < end_of_validity)
);
create index rights_of_subscriber on rights (subscriber_id);

create table right_sharers (
  right_id text not null references rights,
  subscriber_id text not null references subscribers,
  joined_at timestamptz not null,
  primary key (right_id, subscriber_id)
);

create table plate_changes (
  right_id text not null references rights,
  position integer not null,
  changed_at timestamptz not null,
  source text not null,
  new_plates text[] not null,
  removed_plates text[] not null,
  status text not null check (status in ('VALIDATED', 'WAITING', 'REJECTED')),
  primary key (right_id, position)
);

create table agent_comments (
  right_id text not null references rights,
  position integer not null,
  created_at timestamptz not null,
  comment text not null,
  primary key (right_id, position)
);

create table requested_evidences (
  right_id text not null references rights,
  evidence_properties_id text not null,
  name text not null,
  requested_at timestamptz not null,
  primary key (right_id, evidence_properties_id)
);

create table media (
  city_id text not null references cities,
  media_id text primary key,
  subscriber_id text not null references subscribers,
  urn text not null unique,
  name text not null,
  mime text not null,
  size_bytes bigint not null check (size_bytes between 1 and 10000000),
  created_at timestamptz not null
);

create table evidence_traces (
  right_id text not null references rights,
  position integer not null,
  evidence_properties_id text not null,
  media_id text not null references media,
  source text not null,
  status text not null check (status in ('WAITING', 'VALIDATED', 'REJECTED')),
  traced_at timestamptz not null,
  primary key (right_id, position),
  unique (right_id, evidence_properties_id, media_id)
);

create table uploads (
  city_id text not null references cities,
  urn text primary key,
  subscriber_id text not null references subscribers,
  mime text not null,
  expires_at timestamptz not null,
  size_bytes bigint,
  sha256 text,
  stored_at timestamptz
);

create table vehicles (
  city_id text not null references cities,
  vehicle_id text primary key,
  subscriber_id text not null references subscribers,
  name text not null,
  plate text not null,
  vehicle_category text,
  vehicle_critair text,
  created_at timestamptz not null,
  deleted boolean not null default false
);
create unique index one_live_vehicle_a_plate on vehicles (subscriber_id, plate) where not deleted;

create table fines (
  city_id text not null references cities,
  fine_id text primary key check (fine_id ~ '^[0-9]{26}$'),
  plate text not null,
  payment_status text,
  terms jsonb not null default '{}'
);

create table fine_versions (
  fine_id text not null references fines,
  position integer not null,
  issued_at timestamptz not null,
  price_cents bigint not null check (price_cents >= 0),
  reduced_price_cents bigint check (reduced_price_cents <= price_cents),
  reduced_until timestamptz,
  primary key (fine_id, position)
);

create table fine_payments (
  fine_id text not null references fines,
  payment_id text primary key,
  source text not null check (source in ('version', 'antai', 'recovery')),
  version_position integer,
  amount_cents bigint not null check (amount_cents > 0),
  paid_at timestamptz not null,
  operation_id text,
  foreign key (fine_id, version_position) references fine_versions (fine_id, position),
  check ((source = 'version') = (version_position is not null))
);

create table fine_claims (
  fine_id text not null references fines,
  position integer not null,
  type text not null,
  status text not null check (status in ('NONE', 'ACCEPTED', 'REJECTED', 'TRANSFERRED', 'FILLED')),
  claimed_at timestamptz not null,
  primary key (fine_id, position)
);

create table refunds (
  city_id text not null references cities,
  refund_id text primary key,
  fine_id text references fines,
  subscriber_id text references subscribers,
  status text not null,
  amount_cents bigint not null check (amount_cents > 0),
  created_at timestamptz not null,
  documents jsonb not null default '[]'
);

create table operations (
  city_id text not null references cities,
  operation_id text primary key,
  resource_kind text not null check (resource_kind in ('subscription', 'ticket', 'fine')),
  resource_id text not null,
  amount_cents bigint not null check (amount_cents > 0),
  currency text not null check (length(currency) = 3),
  status text not null check (status in ('PENDING', 'ABANDONED', 'REFUSED', 'PAYMENT_REGISTERED', 'PAYMENT_RECEIVED')),
  email text,
  lang text not null,
  return_url text not null,
  created_at timestamptz not null,
  expires_at timestamptz not null,
  transaction_at timestamptz,
  authorization_number text
);
create unique index one_live_operation_a_resource on operations (resource_kind, resource_id) where status = 'PENDING';
create index operations_of_resource on operations (resource_kind, resource_id, created_at);

-- What the payment provider told us, kept before it is answered and applied once.
create table payment_callbacks (
  provider_event_id text primary key,
  received_at timestamptz not null,
  raw_body text not null,
  applied_at timestamptz,
  outcome text
);
