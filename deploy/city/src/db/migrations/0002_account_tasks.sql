-- The queue of account requests is called by what it is: tasks with a payload, carried out after the response.
alter table account_wishes rename to account_tasks;
alter table account_tasks rename column wish_id to task_id;
alter table account_tasks rename column wish to payload;
alter index account_wishes_pkey rename to account_tasks_pkey;
alter index account_wishes_by_next_try rename to account_tasks_by_next_try;
alter index account_wishes_by_login rename to account_tasks_by_login;
