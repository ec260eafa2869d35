-- How much there is, for the Dashboard, Analytics and Admin. Counts only: nothing here gives a
-- word, a name or an id of what people stored.

-- A sealed batch of sheet rows is one record and as many data points as it holds rows.
alter table records add column items int not null default 1 check (items >= 0);

-- One row for each document and kind of record. Under row-level security a person sees their own.
-- The representation of a document for the viewer is no data point, and a document whose rows are
-- data points is not counted by its passages again.
create view data_points with (security_invoker = true) as
  select user_id, document_id, sum(items)::bigint as points
  from records
  where kind not in ('blocks', 'grid', 'grid_rows', 'sheet')
  group by user_id, document_id, kind
  union all
  select user_id, document_id, count(*) as points
  from passages
  where document_id is not null
    and not exists (
      select from records
      where records.user_id = passages.user_id and records.document_id = passages.document_id
        and records.kind = 'sheet_rows')
  group by user_id, document_id;
grant select on data_points to trove_app;

-- Counts over all people. Guests are counted apart.
create function trove_platform_totals(active_since timestamptz)
returns table (
  people bigint, active_people bigint, guests bigint, active_guests bigint,
  questions bigint, guest_questions bigint, documents bigint, points bigint
)
language sql stable
security definer set search_path = trove, pg_temp
as $$
  select
    (select count(*) from users where not guest),
    (select count(*) from users where not guest and last_active_at >= $1),
    (select count(*) from users where guest),
    (select count(*) from users where guest and last_active_at >= $1),
    (select count(*) from questions join users on users.id = user_id where not guest),
    (select count(*) from questions join users on users.id = user_id where guest),
    (select count(*) from documents join users on users.id = user_id where not guest),
    (select coalesce(sum(data_points.points), 0)::bigint
     from data_points join users on users.id = user_id where not guest)
$$;

-- `starts` are the beginnings of consecutive months and the end of the last one; slot 1 is the
-- first month. Months without anything are not in the answer.
create function trove_platform_months(starts timestamptz[])
returns table (slot int, people bigint, questions bigint, documents bigint)
language sql stable
security definer set search_path = trove, pg_temp
as $$
  select width_bucket(happened.at, $1) as slot,
    count(*) filter (where kind = 'person'),
    count(*) filter (where kind = 'question'),
    count(*) filter (where kind = 'document')
  from (
    select 'person' as kind, created_at as at from users where not guest
    union all
    select 'question', questions.created_at
    from questions join users on users.id = user_id where not guest
    union all
    select 'document', uploaded_at
    from documents join users on users.id = user_id where not guest
  ) as happened
  where happened.at >= $1[1] and happened.at < $1[cardinality($1)]
  group by slot
$$;

revoke execute on function trove_platform_totals(timestamptz) from public;
revoke execute on function trove_platform_months(timestamptz[]) from public;
grant execute on function trove_platform_totals(timestamptz) to trove_jobs;
grant execute on function trove_platform_months(timestamptz[]) to trove_jobs;
