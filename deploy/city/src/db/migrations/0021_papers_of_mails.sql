-- The paper that a waiting mail carries, by its name: it is made when the mail leaves. So often was it tried to make it.
alter table waiting_mails add column paper jsonb;
alter table waiting_mails add column paper_tries integer not null default 0;
