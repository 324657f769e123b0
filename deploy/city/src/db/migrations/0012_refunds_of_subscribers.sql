-- What is being paid back to a person stands beside their rights: it is read each time that somebody opens them.
create index refunds_of_subscriber on refunds (city_id, subscriber_id, created_at)
  where subscriber_id is not null;
