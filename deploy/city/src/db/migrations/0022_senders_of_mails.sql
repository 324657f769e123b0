-- The name under which a waiting mail is sent; older ones that still wait have none.
alter table waiting_mails add column sender text;
