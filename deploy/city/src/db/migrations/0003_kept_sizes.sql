-- A picture coded anew may be larger than what was sent: only that is bounded, by uploads.signed_bytes and the store.
alter table media drop constraint media_size_bytes_check, add check (size_bytes >= 1);
alter table appeal_pieces drop constraint appeal_pieces_size_bytes_check, add check (size_bytes >= 1);
