-- A file belongs to a subscriber, an appeal or a refund; for the last two nobody needs to be signed in.
alter table uploads add column owner_kind text not null default 'subscriber'
  check (owner_kind in ('subscriber', 'appeal', 'refund'));
alter table uploads add column owner_id text;
update uploads set owner_id = subscriber_id;
alter table uploads alter column owner_id set not null;
alter table uploads alter column owner_kind drop default;
alter table uploads alter column subscriber_id drop not null;
alter table uploads add check ((owner_kind = 'subscriber') = (subscriber_id is not null and subscriber_id = owner_id));
-- The length that the address was signed for, when the client told it.
alter table uploads add column signed_bytes bigint check (signed_bytes between 1 and 10000000);
-- Why the file was not accepted: it is told again to whoever registers it.
alter table uploads add column refusal text
  check (refusal in ('FileTooLarge', 'FileTypeNotSupported', 'FileUnreadable'));
alter table uploads add check (refusal is null or stored_at is null);
alter table uploads add check (stored_at is null or (size_bytes is not null and sha256 is not null));
create index uploads_of_owner on uploads (city_id, owner_kind, owner_id);
create index uploads_not_stored on uploads (expires_at) where stored_at is null;
-- Documents accepted before are looked for by their owner.
create index media_of_subscriber on media (subscriber_id);
create index evidence_traces_of_media on evidence_traces (media_id);
-- When the city accepted or rejected the file.
alter table evidence_traces add column decided_at timestamptz;
