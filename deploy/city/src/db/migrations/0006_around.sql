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
insert into city_config_versions (city_id, version, config, created_at, applied_at)
  select city_id, coalesce((config ->> 'version')::integer, 1), config, now(), now() from cities;

-- Who said which class a vehicle has: its keeper, or a register.
alter table vehicles add column vehicle_critair_source text;
alter table vehicles add column vehicle_type_source text;
update vehicles set vehicle_critair_source = 'DECLARED' where vehicle_critair is not null;
update vehicles set vehicle_type_source = 'DECLARED' where vehicle_category is not null;
-- Two people may give their vehicles the same id: each garage has its own.
alter table vehicles drop constraint vehicles_pkey;
alter table vehicles add primary key (subscriber_id, vehicle_id);

-- A person who was erased while the law keeps what they paid: a row without anything of them.
alter table subscribers add column erased_at timestamptz;

-- Files of erased people: written with the erasure, struck off when the store has let the file go.
create table files_to_remove (
  urn text primary key,
  since timestamptz not null
);

-- When somebody was last signed in, kept when their sessions are long forgotten: inactive people are erased.
alter table subscribers add column last_seen_at timestamptz;
create index events_by_age on events (happened_at);
