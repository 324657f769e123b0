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

-- The registration or change of address that proved the login: a verification asked twice is answered twice, done once.
alter table customer_accounts add column proof_id text;

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

create index sessions_by_end on sessions (absolute_expires_at);
create index login_nonces_by_age on login_nonces (used_at);
