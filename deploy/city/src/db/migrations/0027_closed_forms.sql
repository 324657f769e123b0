-- Orders that a merchant took back before the provider had seen them: a signed form may still lie in some browser.
create table provider_closed_orders (
  site_id text not null,
  operation_id text not null,
  closed_at timestamptz not null,
  primary key (site_id, operation_id)
);
