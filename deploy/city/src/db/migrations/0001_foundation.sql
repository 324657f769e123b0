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
  -- Where receipts go by a subscriber's own wish, where that is not the address of their account; null is that one.
  payment_email text,
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
  -- A person who was erased while the law keeps what they paid: a row without anything of them.
  erased_at timestamptz,
  -- When somebody was last signed in, kept when their sessions are long forgotten: inactive people are erased.
  last_seen_at timestamptz,
  unique (city_id, subscriber_id)
);

create table customer_accounts (
  city_id text not null references cities,
  login text not null check (login = lower(login)),
  subscriber_id text not null references subscribers,
  password_hash text not null check (password_hash like '$argon2id$%'),
  -- The registration or change of address that proved the login: a verification asked twice is answered twice, done once.
  proof_id text,
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
create index login_nonces_by_age on login_nonces (used_at);

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
create index sessions_by_end on sessions (absolute_expires_at);

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

-- One number that grows with each change of what a city offers, in the transaction of the change: every process keeps
-- the catalogue in memory and compares the number, which comes with a question that is asked anyway.
create table catalogue_state (
  is_only boolean primary key default true check (is_only),
  version bigint not null
);
insert into catalogue_state (version) values (1);

create function note_catalogue_change() returns trigger language plpgsql as $$
begin
  update catalogue_state set version = version + 1;
  return null;
end
$$;

create trigger note_change after insert or update or delete or truncate on zones
  for each statement execute function note_catalogue_change();
create trigger note_change after insert or update or delete or truncate on offers
  for each statement execute function note_catalogue_change();
create trigger note_change after insert or update or delete or truncate on offer_options
  for each statement execute function note_catalogue_change();
create trigger note_change after insert or update or delete or truncate on definitions
  for each statement execute function note_catalogue_change();
create trigger note_change after insert or update or delete or truncate on definition_options
  for each statement execute function note_catalogue_change();
-- The index of streets is kept in memory by every process, as the catalogue is: a change of the list is told the same way.
create trigger note_change after insert or update or delete or truncate on addresses
  for each statement execute function note_catalogue_change();

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
  -- How many tickets an order makes, one after the other.
  ticket_count integer not null default 1 check (ticket_count between 1 and 400),
  -- Where a ticket is confirmed to, when that is not the subscriber's own address.
  custom_email text,
  user_comment text,
  renewed_right_id text references rights,
  creation_source text not null default 'FRONT',
  -- What a request was, so that asking it twice is asking it once; null for rights that no request made.
  request_fingerprint text check (length(request_fingerprint) = 64),
  version integer not null default 1,
  foreign key (city_id, subscriber_id) references subscribers (city_id, subscriber_id),
  check ((kind = 'subscription') = (offer_id is not null)),
  check ((kind = 'ticket') = (definition_id is not null)),
  check (end_of_validity is null or start_of_validity is null or start_of_validity < end_of_validity),
  check (kind = 'ticket' or ticket_count = 1)
);
create index rights_of_subscriber on rights (subscriber_id);
-- A right is renewed by one living right at most; whoever is second learns it here if nowhere else.
create unique index one_live_renewal_a_right on rights (renewed_right_id)
  where renewed_right_id is not null and status not in ('rejected', 'canceled', 'deleted');
-- Plates are looked for over all subscribers of an offer.
create index rights_of_offer_by_plate on rights using gin (plates) where kind = 'subscription';
create index rights_granted_by_end on rights (end_of_validity) where status = 'granted';
create index rights_waiting on rights (city_id, right_id)
  where status in ('awaiting-payment', 'awaiting-evidence', 'awaiting-completion');
create index tickets_by_end on rights (city_id, end_of_validity)
  where kind = 'ticket' and status in ('granted', 'plate-under-review');

create table right_sharers (
  right_id text not null references rights,
  subscriber_id text not null references subscribers,
  joined_at timestamptz not null,
  primary key (right_id, subscriber_id)
);
create index right_sharers_of_subscriber on right_sharers (subscriber_id);

-- Who joined a right once and has left it; who shares it now stands in right_sharers.
create table past_sharers (
  right_id text not null references rights,
  subscriber_id text not null references subscribers,
  joined_at timestamptz not null,
  left_at timestamptz not null,
  primary key (right_id, subscriber_id, joined_at)
);
create index past_sharers_of_subscriber on past_sharers (subscriber_id);

-- What the owner was told of the end of a right. A process claims a reminder before it sends it: one for each occasion of
-- each kind and way.
create table right_reminders (
  right_id text not null references rights,
  kind text not null,
  channel text not null check (channel in ('email', 'sms')),
  occasion text not null,
  days_before integer check (days_before > 0),
  claimed_at timestamptz not null,
  sent_at timestamptz,
  primary key (right_id, kind, channel, occasion)
);

-- What a subscriber wishes to be reminded of, and by which way; where nothing stands, the city's usual choice holds.
create table reminder_choices (
  city_id text not null references cities,
  subscriber_id text not null references subscribers,
  kind text not null check (kind ~ '^[a-z]+(-[a-z]+)*$'),
  by_email boolean not null,
  by_sms boolean not null,
  changed_at timestamptz not null,
  primary key (subscriber_id, kind)
);

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
-- Documents accepted before are looked for by their owner.
create index media_of_subscriber on media (subscriber_id);

create table evidence_traces (
  right_id text not null references rights,
  position integer not null,
  evidence_properties_id text not null,
  media_id text not null references media,
  source text not null,
  status text not null check (status in ('WAITING', 'VALIDATED', 'REJECTED')),
  traced_at timestamptz not null,
  -- When the city accepted or rejected the file.
  decided_at timestamptz,
  primary key (right_id, position),
  unique (right_id, evidence_properties_id, media_id)
);
create index evidence_traces_of_media on evidence_traces (media_id);

-- A file belongs to a subscriber, an appeal or a refund; for the last two nobody needs to be signed in.
create table uploads (
  city_id text not null references cities,
  urn text primary key,
  owner_kind text not null check (owner_kind in ('subscriber', 'appeal', 'refund')),
  owner_id text not null,
  subscriber_id text references subscribers,
  mime text not null,
  -- The length that the address was signed for, when the client told it.
  signed_bytes bigint check (signed_bytes between 1 and 10000000),
  expires_at timestamptz not null,
  size_bytes bigint,
  sha256 text,
  stored_at timestamptz,
  -- Why the file was not accepted: it is told again to whoever registers it.
  refusal text check (refusal in ('FileTooLarge', 'FileTypeNotSupported', 'FileUnreadable')),
  check ((owner_kind = 'subscriber') = (subscriber_id is not null and subscriber_id = owner_id)),
  check (refusal is null or stored_at is null),
  check (stored_at is null or (size_bytes is not null and sha256 is not null))
);
create index uploads_of_owner on uploads (city_id, owner_kind, owner_id);
create index uploads_not_stored on uploads (expires_at) where stored_at is null;

-- Files of erased people: written with the erasure, struck off when the store has let the file go.
create table files_to_remove (
  urn text primary key,
  since timestamptz not null
);

-- Two people may give their vehicles the same id: each garage has its own.
create table vehicles (
  city_id text not null references cities,
  vehicle_id text not null,
  subscriber_id text not null references subscribers,
  name text not null,
  plate text not null,
  vehicle_category text,
  vehicle_critair text,
  -- Who said which class a vehicle has: its keeper, or a register.
  vehicle_critair_source text,
  vehicle_type_source text,
  created_at timestamptz not null,
  deleted boolean not null default false,
  primary key (subscriber_id, vehicle_id)
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

-- Fines that a signed-in person keeps in view, each named with the plate that proved it theirs to see.
create table kept_fines (
  city_id text not null references cities,
  subscriber_id text not null references subscribers,
  fine_id text not null references fines,
  plate text not null,
  kept_at timestamptz not null,
  primary key (subscriber_id, fine_id)
);

-- What a city asks of who contests a fine: its reasons, their pieces and its sizes. 'other' exists without being written.
create table appeal_forms (
  city_id text primary key references cities,
  form jsonb not null
);

-- Appeals (RAPO). The id is a capability: 192 random bits, told only to who names number and plate.
create table appeals (
  city_id text not null references cities,
  appeal_id text primary key check (length(appeal_id) >= 32),
  fine_id text not null references fines,
  version_position integer not null,
  state text not null check (state in
    ('draft', 'filed', 'complement-requested', 'accepted', 'rejected', 'transferred', 'abandoned')),
  -- Counts the saves of a draft, so that of two tabs the later one knows that it is late.
  revision integer not null default 0,
  lang text not null check (lang in ('fr', 'en')),
  -- Who was signed in when it was written; nobody has to be.
  subscriber_id text references subscribers,
  reason_id text,
  statement text not null default '',
  first_name text not null default '',
  last_name text not null default '',
  email text not null default '',
  phone_number text not null default '',
  address jsonb,
  -- In which capacity somebody contests, and for whom.
  capacity text check (capacity in ('owner', 'lessee', 'driver', 'representative')),
  represented_name text not null default '',
  created_at timestamptz not null,
  updated_at timestamptz not null,
  deadline timestamptz,
  filed_at timestamptz,
  implicit_rejection_at timestamptz,
  -- The line of the fine that tells this appeal.
  claim_position integer,
  answered_at timestamptz,
  answer text,
  foreign key (fine_id, version_position) references fine_versions (fine_id, position),
  foreign key (fine_id, claim_position) references fine_claims (fine_id, position),
  check (state in ('draft', 'abandoned') or
    (filed_at is not null and implicit_rejection_at is not null and claim_position is not null)),
  check ((answered_at is not null) = (state in ('accepted', 'rejected', 'transferred')))
);
-- Number and plate stand on the windscreen, so anybody may file: one filed appeal a version is one of each account's, and
-- none uses up another's. Who is not signed in begins each appeal anew, with a secret of its own.
create unique index one_appeal_a_version_and_account on appeals (fine_id, version_position, subscriber_id)
  where state not in ('abandoned', 'draft') and subscriber_id is not null;
create index appeals_of_fine on appeals (fine_id, created_at desc);
create index appeals_of_subscriber on appeals (subscriber_id) where subscriber_id is not null;
create index appeals_to_answer on appeals (city_id, filed_at) where state in ('filed', 'complement-requested');

-- What the authority asked afterwards, and what the citizen answered. The last one is the one that counts.
create table appeal_complements (
  appeal_id text not null references appeals,
  position integer not null check (position >= 1),
  requested_at timestamptz not null,
  due_at timestamptz not null check (due_at > requested_at),
  message text not null,
  pieces jsonb not null,
  answered_at timestamptz,
  answer_message text,
  primary key (appeal_id, position)
);

-- Files of an appeal: 0 came with it, higher numbers with the complement of that position.
create table appeal_pieces (
  appeal_id text not null references appeals,
  complement integer not null default 0,
  piece_id text not null,
  urn text not null references uploads,
  name text not null,
  mime text not null,
  size_bytes bigint not null check (size_bytes between 1 and 10000000),
  sent_at timestamptz not null,
  primary key (appeal_id, complement, urn)
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
  authorization_number text,
  -- `subscriber:<id>`, `link:<hash>` or `visitor`; never an address.
  payer text not null default 'visitor',
  -- With which payment provider it was started. Without a default: nothing is started under a wrong name.
  provider text not null,
  -- The provider's page, where it has one and has taken the order.
  page_url text,
  -- Form dialect: six characters that name the transaction together with its date.
  transaction_id text check (length(transaction_id) = 6),
  -- Whether its receipt has gone out.
  receipt text check (receipt in ('due', 'sent'))
);
create unique index one_live_operation_a_resource on operations (resource_kind, resource_id) where status = 'PENDING';
create index operations_of_resource on operations (resource_kind, resource_id, created_at);
create index operations_in_progress on operations (created_at) where status = 'PENDING';
create index operations_with_receipt_due on operations (transaction_at) where receipt = 'due';
create index operations_received on operations (city_id, transaction_at) where status = 'PAYMENT_RECEIVED';

-- What the payment provider told us, kept before it is answered and applied once; which city it concerns and whose it is.
create table payment_callbacks (
  provider_event_id text primary key,
  city_id text references cities,
  provider text not null,
  received_at timestamptz not null,
  raw_body text not null,
  applied_at timestamptz,
  outcome text
);
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

-- Money that goes back: what was paid too much for a fine, and for a right that was canceled before its start or could no
-- longer be paid. Such a refund of a right gives back one payment, whole. The id opens it: one that cannot be guessed.
create table refunds (
  city_id text not null references cities,
  refund_id text primary key check (length(refund_id) >= 32),
  fine_id text references fines,
  subscriber_id text references subscribers,
  appeal_id text references appeals,
  right_id text references rights on delete set null,
  operation_id text references operations on delete set null,
  status text not null check (status in ('DOCUMENT_REQUESTED', 'UNDER_REVIEW', 'ACCEPTED', 'PAID', 'REJECTED')),
  amount_cents bigint not null check (amount_cents > 0),
  created_at timestamptz not null,
  documents jsonb not null default '[]',
  -- Where the refund's news goes, and in which language.
  email text not null default '',
  lang text not null default 'fr' check (lang in ('fr', 'en')),
  decided_at timestamptz,
  paid_at timestamptz,
  -- Why it was refused, in the authority's words.
  answer text,
  -- What the agent wrote when a document had to be asked again: shown where the other one is sent from.
  asked_words text,
  check (status not in ('DOCUMENT_REQUESTED', 'UNDER_REVIEW') or decided_at is null),
  check ((paid_at is not null) = (status = 'PAID'))
);
-- Money that was paid too much goes back by one refund at a time.
create unique index one_open_refund_a_fine on refunds (fine_id)
  where status in ('DOCUMENT_REQUESTED', 'UNDER_REVIEW', 'ACCEPTED');
create index refunds_of_fine on refunds (fine_id, created_at desc);
-- A payment is given back once; a refund that was refused leaves its place free.
create unique index one_refund_a_payment on refunds (operation_id)
  where operation_id is not null and status <> 'REJECTED';
create index refunds_of_right on refunds (right_id) where right_id is not null;
-- What is being paid back to a person stands beside their rights: it is read each time that somebody opens them.
create index refunds_of_subscriber on refunds (city_id, subscriber_id, created_at)
  where subscriber_id is not null;

-- Counts of the rate limits where several processes share one database. Keys are hashes; losing them in a crash does no
-- harm, and so they are spared the log of changes.
create unlogged table rate_limits (
  key varchar(255) primary key,
  points integer not null default 0,
  expire bigint
);
create index rate_limits_by_end on rate_limits (expire);

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
-- The secrets of one case, to end those that another replaces.
create index case_keys_of_case on one_time_tokens ((subject ->> 'caseId'))
  where purpose in ('open-appeal', 'open-refund', 'object-to-refund');

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
create index events_by_age on events (happened_at);

-- A registration holds nothing until its address is proven: it is no account, and a later one takes its place.
create table registrations (
  city_id text not null references cities,
  login text not null check (login = lower(login)),
  registration_id text not null unique,
  password_hash text not null check (password_hash like '$argon2id$%'),
  first_name text not null,
  last_name text not null,
  plate text,
  lang text not null,
  created_at timestamptz not null,
  expires_at timestamptz not null check (expires_at > created_at),
  primary key (city_id, login)
);
create index registrations_by_end on registrations (expires_at);

-- Another sign-in address that an account asked for and has not proven yet: one at a time.
create table email_changes (
  city_id text not null references cities,
  subscriber_id text primary key references subscribers,
  change_id text not null unique,
  email text not null,
  created_at timestamptz not null,
  expires_at timestamptz not null check (expires_at > created_at)
);
create index email_changes_by_end on email_changes (expires_at);

-- An address to which a sign-in link was sent for an account without one. The link alone proves it.
create table sign_in_links (
  link_id text primary key,
  city_id text not null references cities,
  email text not null,
  -- Who asked while signed in; null: whoever holds the link.
  subscriber_id text references subscribers,
  created_at timestamptz not null,
  expires_at timestamptz not null check (expires_at > created_at)
);
create index sign_in_links_by_end on sign_in_links (expires_at);

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

-- What somebody has typed and not sent yet: one a procedure, the last write wins unless the writer says which one they read.
create table drafts (
  city_id text not null references cities,
  subscriber_id text not null references subscribers,
  procedure text not null,
  body jsonb not null,
  version integer not null check (version > 0),
  updated_at timestamptz not null,
  primary key (subscriber_id, procedure)
);
create index drafts_by_age on drafts (updated_at);

-- Every configuration that a city was given: the good ones with when they came into use, the refused ones with why.
create table city_config_versions (
  city_id text not null references cities,
  version integer not null check (version > 0),
  config jsonb not null,
  created_at timestamptz not null,
  applied_at timestamptz,
  fault jsonb,
  primary key (city_id, version),
  check ((applied_at is null) = (fault is not null))
);

-- Mails that nobody has taken yet: what was decided is told even when the mail server was out of reach at that moment.
create table waiting_mails (
  mail_id uuid primary key,
  city_id text not null references cities,
  task text not null,
  -- The name under which the mail is sent; null is the server's own.
  sender text,
  recipient text not null,
  subject text not null,
  body text not null,
  -- The same letter laid out.
  html text,
  -- Headers that it is sent with, such as the one that ends reminders by one press.
  headers jsonb,
  -- The paper that it carries, by its name: it is made when the mail leaves. So often was it tried to make it.
  paper jsonb,
  paper_tries integer not null default 0,
  written_at timestamptz not null,
  tries integer not null default 0,
  next_try_at timestamptz not null
);
create index waiting_mails_by_next_try on waiting_mails (next_try_at);

-- Mails that the mail server refused for good: what they were about, to nobody, so that their number can be watched.
create table refused_mails (
  mail_id uuid primary key,
  city_id text not null references cities,
  task text not null,
  refused_at timestamptz not null
);
create index refused_mails_by_refused_at on refused_mails (refused_at);

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

-- Orders that a merchant took back before the provider had seen them: a signed form may still lie in some browser.
create table provider_closed_orders (
  site_id text not null,
  operation_id text not null,
  closed_at timestamptz not null,
  primary key (site_id, operation_id)
);
