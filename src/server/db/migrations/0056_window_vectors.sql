-- A passage's vector now comes with those of its reading windows. A job adds them to the vectors
-- from before, which are shorter and serve until then.

alter table passage_totals add column renew_vectors boolean not null default false;
update passage_totals set renew_vectors = true;
grant select (renew_vectors) on passage_totals to trove_jobs;

-- Finds the vectors that are left without looking at the others; empty once the job is done.
create index passage_vectors_without_windows on passage_vectors (user_id, passage_id)
  where octet_length(sealed) <= 417;
