-- Queries that a person keeps; their names are sealed with them.
alter table questions add column saved_at timestamptz;
create index questions_queries on questions (user_id, created_at desc) where kind = 'query';
