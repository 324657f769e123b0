-- Who joined a right once and has left it; who shares it now stands in right_sharers.
create table past_sharers (
  right_id text not null references rights,
  subscriber_id text not null references subscribers,
  joined_at timestamptz not null,
  left_at timestamptz not null,
  primary key (right_id, subscriber_id, joined_at)
);
create index past_sharers_of_subscriber on past_sharers (subscriber_id);

-- What the owner was told of the end of a right. A process claims a reminder before it sends it.
create table right_reminders (
  right_id text not null references rights,
  days_before integer not null check (days_before > 0),
  claimed_at timestamptz not null,
  sent_at timestamptz,
  primary key (right_id, days_before)
);
create index rights_granted_by_end on rights (end_of_validity) where status = 'granted';
create index right_sharers_of_subscriber on right_sharers (subscriber_id);
