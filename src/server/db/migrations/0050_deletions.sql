-- What a person deleted and may still restore. It is hidden from them at once, by the policies
-- below, and erased shortly after by a job.

create table deletions (
  user_id text not null references users (id) on delete cascade,
  -- One id for everything that was deleted together.
  id text not null,
  kind text not null
    check (kind in ('document', 'source', 'answer', 'query', 'conversation', 'reading')),
  target text not null,
  -- Once it is being erased, it cannot be restored.
  erasing boolean not null default false,
  deleted_at timestamptz not null default now(),
  primary key (user_id, kind, target)
);
create index deletions_due on deletions (deleted_at);
alter table deletions enable row level security;
grant select, insert, update, delete on deletions to trove_app;
create policy own on deletions to trove_app
  using (user_id = current_setting('trove.user_id', true))
  with check (user_id = current_setting('trove.user_id', true));
grant select (user_id, id, deleted_at) on deletions to trove_jobs;
create policy due on deletions for select to trove_jobs using (true);

-- Imports and the job that erases see deleted rows, too: an item that two sources share must not
-- come a second time. The sub-selects run once for each statement.
create policy shown on documents as restrictive for select to trove_app using (
  (select current_setting('trove.deleted', true)) = 'shown'
  or (id not in (select target from deletions where kind = 'document')
    and (source_id is null or source_id not in (select target from deletions where kind = 'source')))
);
create policy shown on records as restrictive for select to trove_app using (
  (select current_setting('trove.deleted', true)) = 'shown'
  or ((document_id is null
      or document_id not in (select target from deletions where kind = 'document'))
    and (source_id is null or source_id not in (select target from deletions where kind = 'source')))
);
create policy shown on passages as restrictive for select to trove_app using (
  (select current_setting('trove.deleted', true)) = 'shown'
  or (select not exists (select from deletions where kind in ('document', 'source')))
  or document_id is null
  or exists (
    select from documents
    where documents.user_id = passages.user_id and documents.id = passages.document_id
  )
);
create policy shown on data_sources as restrictive for select to trove_app using (
  (select current_setting('trove.deleted', true)) = 'shown'
  or id not in (select target from deletions where kind = 'source')
);
create policy shown on questions as restrictive for select to trove_app using (
  (select current_setting('trove.deleted', true)) = 'shown'
  or id not in (select target from deletions where kind in ('answer', 'query'))
);
create policy shown on conversations as restrictive for select to trove_app using (
  (select current_setting('trove.deleted', true)) = 'shown'
  or id not in (select target from deletions where kind = 'conversation')
);
create policy shown on chat_messages as restrictive for select to trove_app using (
  (select current_setting('trove.deleted', true)) = 'shown'
  or conversation_id not in (select target from deletions where kind = 'conversation')
);
create policy shown on readings as restrictive for select to trove_app using (
  (select current_setting('trove.deleted', true)) = 'shown'
  or id not in (select target from deletions where kind = 'reading')
);
