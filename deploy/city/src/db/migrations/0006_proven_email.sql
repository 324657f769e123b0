-- The address that somebody has shown to be theirs, in small letters: by a link that was mailed there, or because the identity provider
-- gave it. It stands beside the contact address, which a profile changes without a proof: that one is proven while it is
-- the same. A release before this column leaves it as it is when it writes another contact address, which is unproven then.
alter table subscribers add column proven_email text;
-- Of those who are known already an address counts as proven where that can be told: it is their login, or no profile was changed
-- since the provider gave it or a link proved it. Any other may be a stranger's, and a mistake the other way does less: an owner is
-- never shut out, and a mail that waits is sent instead of being erased with somebody's account.
update subscribers set proven_email = lower(email)
  where email <> '' and (
    exists (select 1 from customer_accounts c
      where c.subscriber_id = subscribers.subscriber_id and c.login = lower(subscribers.email))
    or (select e.kind from events e
      where e.subscriber_id = subscribers.subscriber_id
        and e.kind in ('account-created', 'email-verified', 'profile-changed')
      order by e.event_id desc limit 1) in ('account-created', 'email-verified')
  );
