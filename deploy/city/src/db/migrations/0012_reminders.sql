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

-- One reminder for each occasion of each kind and way; the ones before were all of the end of a subscription, by mail.
alter table right_reminders
  add column kind text not null default 'subscription-ending',
  add column channel text not null default 'email' check (channel in ('email', 'sms')),
  add column occasion text;
update right_reminders set occasion = days_before::text;
alter table right_reminders drop constraint right_reminders_pkey;
alter table right_reminders
  alter column kind drop default,
  alter column channel drop default,
  alter column occasion set not null,
  alter column days_before drop not null,
  add primary key (right_id, kind, channel, occasion);
create index rights_waiting on rights (city_id, right_id)
  where status in ('awaiting-payment', 'awaiting-evidence', 'awaiting-completion');
create index tickets_by_end on rights (city_id, end_of_validity)
  where kind = 'ticket' and status in ('granted', 'plate-under-review');
