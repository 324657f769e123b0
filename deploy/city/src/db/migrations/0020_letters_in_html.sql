-- The same letter laid out; older mails that still wait have none.
alter table waiting_mails add column html text;
-- Mails that the mail server refused for good: what they were about, to nobody, so that their number can be watched.
create table refused_mails (
  mail_id uuid primary key,
  city_id text not null references cities,
  task text not null,
  refused_at timestamptz not null
);
create index refused_mails_by_refused_at on refused_mails (refused_at);
