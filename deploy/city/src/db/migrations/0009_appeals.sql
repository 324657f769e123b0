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
-- One appeal a version of a fine; what was abandoned leaves its place free.
create unique index one_appeal_a_fine_version on appeals (fine_id, version_position) where state <> 'abandoned';
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

-- A refund's id opens it, so one that could be guessed is replaced.
update refunds
  set refund_id = replace(gen_random_uuid()::text || gen_random_uuid()::text, '-', '')
  where length(refund_id) < 32;
alter table refunds
  add column appeal_id text references appeals,
  -- Where the refund's news goes, and in which language.
  add column email text not null default '',
  add column lang text not null default 'fr' check (lang in ('fr', 'en')),
  add column decided_at timestamptz,
  add column paid_at timestamptz,
  -- Why it was refused, in the authority's words.
  add column answer text,
  add check (length(refund_id) >= 32),
  add check (status in ('DOCUMENT_REQUESTED', 'UNDER_REVIEW', 'ACCEPTED', 'PAID', 'REJECTED')),
  add check (status not in ('DOCUMENT_REQUESTED', 'UNDER_REVIEW') or decided_at is null),
  add check ((paid_at is not null) = (status = 'PAID'));
-- Money that was paid too much goes back by one refund at a time.
create unique index one_open_refund_a_fine on refunds (fine_id)
  where status in ('DOCUMENT_REQUESTED', 'UNDER_REVIEW', 'ACCEPTED');
create index refunds_of_fine on refunds (fine_id, created_at desc);

-- Counts of the rate limits where several processes share one database. Keys are hashes; losing them in a crash does no
-- harm, and so they are spared the log of changes.
create unlogged table rate_limits (
  key varchar(255) primary key,
  points integer not null default 0,
  expire bigint
);
create index rate_limits_by_end on rate_limits (expire);
