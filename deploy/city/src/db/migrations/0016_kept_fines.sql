-- Fines that a signed-in person keeps in view, each named with the plate that proved it theirs to see.
create table kept_fines (
  city_id text not null references cities,
  subscriber_id text not null references subscribers,
  fine_id text not null references fines,
  plate text not null,
  kept_at timestamptz not null,
  primary key (subscriber_id, fine_id)
);

-- What the agent wrote when a document had to be asked again: shown where the other one is sent from.
alter table refunds add column asked_words text;
