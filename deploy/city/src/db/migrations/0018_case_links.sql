-- Several people may each have begun an appeal of one fine, and none sees another's; filed is one alone.
drop index one_appeal_a_fine_version;
create unique index one_appeal_a_fine_version on appeals (fine_id, version_position)
  where state not in ('abandoned', 'draft');
-- Counts the saves of a draft, so that of two tabs the later one knows that it is late.
alter table appeals add column revision integer not null default 0;
-- The secrets of one case, to end those that another replaces.
create index case_keys_of_case on one_time_tokens ((subject ->> 'caseId'))
  where purpose in ('open-appeal', 'open-refund', 'object-to-refund');
