import pg from 'pg'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { openTestDatabase } from '#tests/database.ts'

const roles = ['trove_app', 'trove_auth', 'trove_jobs']

let opened: Awaited<ReturnType<typeof openTestDatabase>>
let owner: pg.Client

beforeAll(async () => {
  opened = await openTestDatabase()
  owner = new pg.Client(opened.connection)
  await owner.connect()
})
afterAll(async () => {
  await owner.end()
  await opened[Symbol.asyncDispose]()
})

async function ask<Row extends pg.QueryResultRow>(text: string): Promise<Row[]> {
  return (await owner.query<Row>(text, text.includes('$1') ? [roles] : [])).rows
}

test("the program's roles are not owners, and cannot bypass the policies", async () => {
  const mighty = await ask(
    `select rolname from pg_roles where rolname = any($1)
     and (rolsuper or rolbypassrls or rolcanlogin or rolcreaterole or rolcreatedb
       or has_schema_privilege(oid, 'trove', 'create'))`,
  )
  const owned = await ask(
    `select relname from pg_class where relnamespace = 'trove'::regnamespace
       and pg_get_userbyid(relowner) = any($1)
     union all
     select proname from pg_proc where pronamespace = 'trove'::regnamespace
       and pg_get_userbyid(proowner) = any($1)`,
  )
  const belonging = await ask(
    `select pg_get_userbyid(roleid) as role from pg_auth_members
     where pg_get_userbyid(member) = any($1)`,
  )
  expect({ mighty, owned, belonging }).toEqual({ mighty: [], owned: [], belonging: [] })
})

test("trove_app sees one person's rows in every table, and no policy applies to everybody", async () => {
  const tables = await ask<{ name: string; secured: boolean }>(
    `select relname as name, relrowsecurity as secured from pg_class
     where relnamespace = 'trove'::regnamespace and relkind in ('r', 'p') and relname <> 'migrations'`,
  )
  expect(tables.filter(({ secured }) => !secured)).toEqual([])

  // A restrictive policy can only hide more rows.
  const policies = await ask<{ name: string; role: string; rule: string; check: string | null }>(
    `select tablename as name, unnest(roles)::text as role, qual as rule, with_check as check
     from pg_policies where schemaname = 'trove' and permissive = 'PERMISSIVE'`,
  )
  expect(policies.filter(({ role }) => !roles.includes(role))).toEqual([])
  const own = "(user_id = current_setting('trove.user_id'::text, true))"
  const ofApp = policies.filter(({ role }) => role === 'trove_app')
  expect(ofApp.filter(({ rule, check }) => rule !== own || (check ?? own) !== own)).toEqual([])

  // Wherever the role has a right, the table needs a policy for its rows: without one the role sees
  // none.
  const granted = await ask<{ name: string }>(
    `select distinct table_name as name from information_schema.column_privileges
     where table_schema = 'trove' and grantee = 'trove_app'
       and table_name not in (select table_name from information_schema.views)`,
  )
  expect(granted.length).toBeGreaterThan(20)
  expect(new Set(ofApp.map(({ name }) => name))).toEqual(new Set(granted.map(({ name }) => name)))

  const open = await ask(
    `select relname from pg_class where relnamespace = 'trove'::regnamespace and relkind = 'v'
     and not coalesce(reloptions @> '{security_invoker=true}', false)`,
  )
  expect(open).toEqual([])
})

test('background work and sign-in see only the columns they need, and nobody else sees any', async () => {
  const rows = await ask<{ role: string; name: string; columns: string }>(
    `select grantee as role, table_name as name,
       string_agg(distinct column_name::text, ' ' order by column_name::text) as columns
     from information_schema.column_privileges
     where table_schema = 'trove' and privilege_type = 'SELECT' and grantee <> current_user
     group by grantee, table_name`,
  )
  const seenBy = (role: string) =>
    Object.fromEntries(
      rows.filter((row) => row.role === role).map(({ name, columns }) => [name, columns]),
    )
  expect(new Set(rows.map(({ role }) => role))).toEqual(new Set(roles))
  expect(seenBy('trove_jobs')).toEqual({
    document_chunks: 'document_id object ordinal user_id',
    object_removals: 'due_at object',
    data_sources: 'embed_pending id next_sync_at run_state user_id',
    deletions: 'deleted_at id user_id',
    documents: 'embedded_at id source_id status uploaded_at user_id',
    passage_totals: 'legacy renew_vectors user_id',
    users: 'disabled guest id last_active_at',
    vault_keys: 'master_id',
    watched_folders: 'user_id',
    weekly_recaps: 'due_at token_hash user_id',
  })
  const signIn = seenBy('trove_auth')
  expect(signIn).toMatchObject({
    api_keys: 'expires_at hash id last_used_at scopes user_id',
    assistant_grants:
      'access access_expires_at audience code id last_used_at refresh scopes spent user_id',
    passkeys:
      'aaguid backed_up counter created_at credential_id device_type id last_used_at name public_key transports user_id',
  })
  // No sealed column is needed for signing in.
  expect(Object.values(signIn).filter((columns) => /\bsealed\b/.test(columns))).toEqual([])
})

test('functions that run as the owner use only their own schema, and are for one role each', async () => {
  const functions = await ask<{ name: string; config: string; open: boolean; who: string }>(
    `select proname as name, array_to_string(proconfig, ';') as config,
       exists (select from aclexplode(coalesce(proacl, acldefault('f', proowner))) as acl
         where acl.grantee = 0) and prorettype <> 'trigger'::regtype as open,
       coalesce((select string_agg(pg_get_userbyid(acl.grantee), ' ') from aclexplode(proacl) as acl
         where pg_get_userbyid(acl.grantee) = any($1)), '') as who
     from pg_proc where pronamespace = 'trove'::regnamespace and prosecdef`,
  )
  const path = 'search_path=trove, pg_temp'
  // The settings of the planner are no way to another schema.
  expect(
    functions.flatMap(({ name, config }) => (config === path ? [] : [`${name}: ${config}`])),
  ).toEqual([`trove_lexical_candidates: ${path};enable_seqscan=off;enable_indexscan=off`])
  expect(functions.filter(({ open }) => open)).toEqual([])
  expect(Object.fromEntries(functions.map(({ name, who }) => [name, who]))).toEqual({
    // These functions check the person of the transaction themselves.
    trove_lexical_candidates: 'trove_app',
    trove_vector_candidates: 'trove_app',
    // Objects have random names, and only those of the person's documents are released.
    trove_keep_object: 'trove_app',
    trove_release_objects: 'trove_app',
    // Return counts only.
    trove_people_counts: 'trove_jobs',
    trove_platform_months: 'trove_jobs',
    trove_platform_sources: 'trove_jobs',
    trove_platform_totals: 'trove_jobs',
    trove_sweep_import_files: 'trove_jobs',
  })
})

test('a function that reads rows as the owner reads those of the person of the transaction', async () => {
  await owner.query('set search_path to trove')
  await owner.query(
    `insert into users (id, email) values ('ada', 'ada@example.org'), ('ben', 'ben@example.org')`,
  )
  await owner.query(
    `insert into passages (user_id, id, ordinal, length, terms, sealed)
     select 'ada', n, n, 1, '{1}', '\\x00' from generate_series(1, 3) as n`,
  )
  await owner.query(
    `insert into passage_vectors (user_id, passage_id, bits, sealed)
     select 'ada', n, (repeat('0', 384 - n) || repeat('1', n))::bit(384), '\\x00'
     from generate_series(1, 3) as n`,
  )
  const foundBy = async (person: string) => {
    await owner.query(`begin; set local role trove_app; set local trove.user_id = '${person}'`)
    const found = await ask(
      `select * from trove_vector_candidates('ada', repeat('0', 384)::bit(384), 2)`,
    )
    await owner.query('rollback')
    return found
  }
  expect(await foundBy('ada')).toEqual([
    { passage_id: '1', distance: 1 },
    { passage_id: '2', distance: 2 },
  ])
  expect(await foundBy('ben')).toEqual([])
})
