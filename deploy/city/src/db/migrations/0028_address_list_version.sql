-- The index of streets is kept in memory by every process, as the catalogue is: a change of the list is told the same way.
create trigger note_change after insert or update or delete or truncate on addresses
  for each statement execute function note_catalogue_change();
