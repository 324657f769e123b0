-- Inactive people are told a month before their account is erased: once, until they come back.
alter table subscribers add column erasure_warned_at timestamptz;
