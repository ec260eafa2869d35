-- Conversations in Chat: what was said is sealed; order, roles and times stay readable.

create table conversations (
  user_id text not null references users (id) on delete cascade,
  id text not null,
  sealed bytea not null,
  created_at timestamptz not null default now(),
  updated_at timestamptz not null default now(),
  primary key (user_id, id)
);
create index conversations_newest on conversations (user_id, updated_at desc);

-- A message of the person is pending until its answer is stored; it has failed when none will come.
create table chat_messages (
  user_id text not null,
  id text not null,
  conversation_id text not null,
  ordinal int not null,
  role text not null check (role in ('user', 'assistant')),
  status text not null default 'answered' check (status in ('pending', 'answered', 'failed')),
  sealed bytea not null,
  created_at timestamptz not null default now(),
  primary key (user_id, id),
  unique (user_id, conversation_id, ordinal),
  foreign key (user_id, conversation_id) references conversations (user_id, id) on delete cascade
);

-- Rights as for everything that a person stores: a row of another person does not exist.
do $$
declare
  name text;
begin
  foreach name in array array['conversations', 'chat_messages'] loop
    execute format('alter table %I enable row level security', name);
    execute format('grant select, insert, update, delete on %I to trove_app', name);
    execute format(
      'create policy own on %I to trove_app using (user_id = current_setting(''trove.user_id'', true))
       with check (user_id = current_setting(''trove.user_id'', true))', name);
  end loop;
end $$;
