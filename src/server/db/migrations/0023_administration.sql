-- What the Admin screen and Analytics count beyond the totals. Counts only, as everywhere here.

-- Background work passes over people whose account is disabled.
grant select (disabled) on users to trove_jobs;

-- How much each of these people keeps and asked.
create function trove_people_counts(ids text[])
returns table (user_id text, questions bigint, documents bigint, sources bigint)
language sql stable
security definer set search_path = trove, pg_temp
as $$
  select person,
    (select count(*) from questions where questions.user_id = person),
    (select count(*) from documents where documents.user_id = person and source_id is null),
    (select count(*) from data_sources where data_sources.user_id = person)
  from unnest($1) as person
$$;
revoke execute on function trove_people_counts(text[]) from public;
grant execute on function trove_people_counts(text[]) to trove_jobs;

-- How often an answer cited each source, or each kind of uploads where there is no source.
create table question_citations (
  user_id text not null,
  question_id text not null,
  source_id text,
  kind text,
  citations int not null check (citations > 0),
  foreign key (user_id, question_id) references questions (user_id, id) on delete cascade,
  foreign key (user_id, source_id) references data_sources (user_id, id) on delete cascade
);
create index question_citations_of_question on question_citations (user_id, question_id);
create index question_citations_of_source on question_citations (user_id, source_id);
alter table question_citations enable row level security;
grant select, insert, update, delete on question_citations to trove_app;
create policy own on question_citations to trove_app
  using (user_id = current_setting('trove.user_id', true))
  with check (user_id = current_setting('trove.user_id', true));
