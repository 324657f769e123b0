-- Mails that nobody has taken yet: what was decided is told even when the mail server was out of reach at that moment.
create table waiting_mails (
  mail_id uuid primary key,
  city_id text not null references cities,
  task text not null,
  recipient text not null,
  subject text not null,
  body text not null,
  written_at timestamptz not null,
  tries integer not null default 0,
  next_try_at timestamptz not null
);
create index waiting_mails_by_next_try on waiting_mails (next_try_at);
