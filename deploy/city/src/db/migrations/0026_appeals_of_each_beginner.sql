-- Number and plate stand on the windscreen, so anybody may file: one filed appeal a version is one of each account's, and
-- none uses up another's. Who is not signed in begins each appeal anew, with a secret of its own.
drop index one_appeal_a_fine_version;
create unique index one_appeal_a_version_and_account on appeals (fine_id, version_position, subscriber_id)
  where state not in ('abandoned', 'draft') and subscriber_id is not null;
