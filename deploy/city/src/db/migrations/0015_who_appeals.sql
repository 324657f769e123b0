-- In which capacity somebody contests, and for whom. Of appeals that were written before it was asked nothing is said.
alter table appeals
  add column capacity text check (capacity in ('owner', 'lessee', 'driver', 'representative')),
  add column represented_name text not null default '';
