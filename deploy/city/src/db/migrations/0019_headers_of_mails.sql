-- Headers that a waiting mail is sent with, such as the one that ends reminders by one press.
alter table waiting_mails add column headers jsonb;
