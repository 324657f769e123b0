-- The mop-up asks about refused payments, too: another card may be taken on their page.
create index operations_refused on operations (expires_at) where status = 'REFUSED';
