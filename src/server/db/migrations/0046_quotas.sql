-- What an admin lets an account have; where nothing is said, the settings of the server decide.
alter table users
  add column quota_documents bigint check (quota_documents >= 0),
  add column quota_bytes bigint check (quota_bytes >= 0),
  add column quota_questions bigint check (quota_questions >= 0),
  -- Questions of the day on which one was counted last.
  add column questions_on date,
  add column questions_asked bigint not null default 0;
