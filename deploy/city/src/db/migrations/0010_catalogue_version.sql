-- One number that grows with each change of what a city offers, in the transaction of the change: every process keeps
-- the catalogue in memory and compares the number, which comes with a question that is asked anyway.
create table catalogue_state (
  is_only boolean primary key default true check (is_only),
  version bigint not null
);
insert into catalogue_state (version) values (1);

create function note_catalogue_change() returns trigger language plpgsql as $$
begin
  update catalogue_state set version = version + 1;
  return null;
end
$$;

create trigger note_change after insert or update or delete or truncate on zones
  for each statement execute function note_catalogue_change();
create trigger note_change after insert or update or delete or truncate on offers
  for each statement execute function note_catalogue_change();
create trigger note_change after insert or update or delete or truncate on offer_options
  for each statement execute function note_catalogue_change();
create trigger note_change after insert or update or delete or truncate on definitions
  for each statement execute function note_catalogue_change();
create trigger note_change after insert or update or delete or truncate on definition_options
  for each statement execute function note_catalogue_change();
