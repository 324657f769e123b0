-- The last sign-in stands with the person from the moment of signing in; those noted in sessions alone are copied.
update subscribers set last_seen_at = seen.at
  from (select subscriber_id, max(created_at) as at from sessions group by subscriber_id) seen
  where seen.subscriber_id = subscribers.subscriber_id and (last_seen_at is null or last_seen_at < seen.at);
