-- An operation says by name with which payment provider it was started, and a kept notification whose it is. Neither has a
-- default: a process of an older version beside this one starts and keeps nothing, rather than under a wrong name.
alter table operations add column provider text;
update operations set provider = case when transaction_id is null then 'redirect' else 'form' end;
alter table operations alter column provider set not null;

alter table payment_callbacks drop constraint payment_callbacks_written_as_check;
alter table payment_callbacks alter column written_as drop default;
update payment_callbacks set written_as = 'redirect' where written_as = 'json';
alter table payment_callbacks rename column written_as to provider;
