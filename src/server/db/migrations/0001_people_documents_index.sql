-- People and sign-in. The role trove_auth reads and writes these tables and no others.

create table users (
  id text primary key,
  name text not null default '',
  email text not null unique,
  email_verified boolean not null default false,
  image text,
  role text not null default 'user' check (role in ('user', 'admin')),
  guest boolean not null default false,
  disabled boolean not null default false,
  onboarded_at timestamptz,
  last_active_at timestamptz not null default now(),
  created_at timestamptz not null default now(),
  updated_at timestamptz not null default now()
);

create table sessions (
  id text primary key,
  user_id text not null references users (id) on delete cascade,
  token text not null unique,
  expires_at timestamptz not null,
  ip_address text,
  user_agent text,
  created_at timestamptz not null default now(),
  updated_at timestamptz not null default now()
);
create index sessions_user on sessions (user_id);

create table auth_accounts (
  id text primary key,
  user_id text not null references users (id) on delete cascade,
  account_id text not null,
  provider_id text not null,
  password text,
  access_token text,
  refresh_token text,
  id_token text,
  scope text,
  access_token_expires_at timestamptz,
  refresh_token_expires_at timestamptz,
  created_at timestamptz not null default now(),
  updated_at timestamptz not null default now()
);
create index auth_accounts_user on auth_accounts (user_id);

create table verifications (
  id text primary key,
  identifier text not null,
  value text not null,
  expires_at timestamptz not null,
  created_at timestamptz not null default now(),
  updated_at timestamptz not null default now()
);
create index verifications_identifier on verifications (identifier);

-- What a person stores. The role trove_app reads and writes it, one person at a time.

create table vault_keys (
  user_id text primary key references users (id) on delete cascade,
  wrapped bytea not null,
  master_id text not null,
  created_at timestamptz not null default now()
);

create table profiles (
  user_id text primary key references users (id) on delete cascade,
  sealed bytea not null,
  updated_at timestamptz not null default now()
);

create table documents (
  user_id text not null references users (id) on delete cascade,
  id text not null,
  sealed bytea not null,
  content_key bytea not null,
  mime_type text not null,
  kind text,
  size_bytes bigint not null,
  pages int,
  status text not null default 'processing' check (status in ('processing', 'processed', 'error')),
  progress real not null default 0,
  error_code text,
  error_detail text,
  uploaded_at timestamptz not null default now(),
  processed_at timestamptz,
  embedded_at timestamptz,
  primary key (user_id, id),
  unique (user_id, content_key)
);
create index documents_newest on documents (user_id, uploaded_at desc, id desc);
create index documents_waiting on documents (uploaded_at)
  where status = 'processing' or (status = 'processed' and embedded_at is null);

create table document_chunks (
  user_id text not null,
  document_id text not null,
  ordinal int not null,
  sealed bytea not null,
  primary key (user_id, document_id, ordinal),
  foreign key (user_id, document_id) references documents (user_id, id) on delete cascade
);
alter table document_chunks alter column sealed set storage external;

create sequence records_id_seq;
create sequence records_seq_seq;
create table records (
  user_id text not null references users (id) on delete cascade,
  id bigint not null,
  document_id text,
  kind text not null,
  seq bigint not null default nextval('records_seq_seq'),
  occurred_at timestamptz,
  sealed bytea not null,
  primary key (user_id, id),
  foreign key (user_id, document_id) references documents (user_id, id) on delete cascade
);
alter table records alter column sealed set storage external;
create index records_by_seq on records (user_id, seq);
create index records_by_document on records (user_id, document_id);

create table record_totals (
  user_id text primary key references users (id) on delete cascade,
  deletions bigint not null default 0
);

create sequence passages_id_seq;
create table passages (
  user_id text not null references users (id) on delete cascade,
  id bigint not null,
  document_id text,
  record_id bigint,
  ordinal int not null,
  length int not null,
  occurred_at timestamptz,
  terms bigint[] not null,
  sealed bytea not null,
  primary key (user_id, id),
  foreign key (user_id, document_id) references documents (user_id, id) on delete cascade
);
alter table passages alter column sealed set storage external;
create index passages_by_document on passages (user_id, document_id, ordinal);
create index passages_by_term on passages using gin (terms);

create table term_counts (
  user_id text not null references users (id) on delete cascade,
  term bigint not null,
  passages int not null,
  primary key (user_id, term)
) with (fillfactor = 80);

create table passage_totals (
  user_id text primary key references users (id) on delete cascade,
  passages bigint not null default 0,
  tokens bigint not null default 0
);

create table passage_vectors (
  user_id text not null,
  passage_id bigint not null,
  bits bit(384) not null,
  sealed bytea not null,
  primary key (user_id, passage_id),
  foreign key (user_id, passage_id) references passages (user_id, id) on delete cascade
);
alter table passage_vectors alter column sealed set storage external;

create table questions (
  user_id text not null references users (id) on delete cascade,
  id text not null,
  kind text not null check (kind in ('ask', 'reasoning', 'chat', 'query')),
  status text not null default 'completed' check (status in ('pending', 'completed', 'error')),
  query_type text check (query_type in ('personal', 'analytical', 'general')),
  confidence real,
  found boolean,
  duration_ms int,
  created_at timestamptz not null default now(),
  sealed bytea not null,
  primary key (user_id, id)
);
create index questions_newest on questions (user_id, created_at desc);

-- Rights. Roles own nothing; a row of another person does not exist for trove_app.

grant usage on schema trove to trove_app, trove_auth, trove_jobs;

do $$
declare
  name text;
begin
  foreach name in array array['users', 'sessions', 'auth_accounts', 'verifications'] loop
    execute format('alter table %I enable row level security', name);
    execute format('grant select, insert, update, delete on %I to trove_auth', name);
    execute format('create policy accounts on %I to trove_auth using (true) with check (true)', name);
  end loop;
  foreach name in array array[
    'vault_keys', 'profiles', 'documents', 'document_chunks', 'records', 'record_totals', 'passages',
    'term_counts', 'passage_totals', 'passage_vectors', 'questions'
  ] loop
    execute format('alter table %I enable row level security', name);
    execute format('grant select, insert, update, delete on %I to trove_app', name);
    execute format(
      'create policy own on %I to trove_app using (user_id = current_setting(''trove.user_id'', true))
       with check (user_id = current_setting(''trove.user_id'', true))', name);
  end loop;
end $$;

grant usage on sequence records_id_seq, records_seq_seq, passages_id_seq to trove_app;

-- Background work sees which documents wait and which guests are idle, and nothing else.
grant select (user_id, id, status, uploaded_at, embedded_at) on documents to trove_jobs;
create policy waiting on documents for select to trove_jobs using (true);
grant select (id, guest, last_active_at) on users to trove_jobs;
create policy idle on users for select to trove_jobs using (true);
