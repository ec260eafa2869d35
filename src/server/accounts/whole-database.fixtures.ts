import pg from 'pg'

/** The whole content of a test database as its owner sees it, table by table. */
export async function readWholeDatabase(
  connection: pg.ClientConfig,
): Promise<Map<string, string[]>> {
  const client = new pg.Client(connection)
  await client.connect()
  try {
    const tables = await client.query<{ name: string }>(
      `select format('%I.%I', schemaname, tablename) as name from pg_tables
       where schemaname in ('trove', 'trove_jobs')`,
    )
    const contents = new Map<string, string[]>()
    for (const { name } of tables.rows) {
      const { rows } = await client.query<{ row: string }>(`select t::text as row from ${name} t`)
      contents.set(
        name,
        rows.map(({ row }) => row),
      )
    }
    return contents
  } finally {
    await client.end()
  }
}

/** The tables that contain a text, as text or as bytes. */
export function tablesWith(contents: Map<string, string[]>, text: string): string[] {
  const hex = Buffer.from(text).toString('hex')
  return [...contents]
    .filter(([, rows]) => rows.some((row) => row.includes(text) || row.includes(hex)))
    .map(([name]) => name)
}

/** Creates rows for a person in every table of personal content. */
export async function storeRows(connection: pg.ClientConfig, userId: string): Promise<void> {
  const client = new pg.Client(connection)
  await client.connect()
  try {
    await client.query('set search_path to trove')
    for (const statement of [
      `insert into documents (user_id, id, sealed, content_key, mime_type, size_bytes)
       values ($1, 'doc_1', '\\x00', '\\x01', 'text/plain', 1), ($1, 'doc_2', '\\x00', '\\x02', 'text/plain', 1)`,
      `insert into document_chunks (user_id, document_id, ordinal, sealed) values ($1, 'doc_1', 0, '\\x00')`,
      `insert into data_sources (user_id, id, type, category, sealed)
       values ($1, 'src_1', 'gmail', 'personal', '\\x00')`,
      `insert into records (user_id, id, document_id, kind, sealed) values ($1, 1, 'doc_1', 'sheet', '\\x00')`,
      `insert into records (user_id, id, source_id, kind, sealed) values ($1, 2, 'src_1', 'note', '\\x00')`,
      `insert into source_counts (user_id, source_id, kind, items) values ($1, 'src_1', 'note', 1)`,
      `insert into record_totals (user_id) values ($1)`,
      `insert into record_batches (user_id, from_seq, to_seq, sealed) values ($1, 1, 2, '\\x00')`,
      `insert into passages (user_id, id, document_id, ordinal, length, terms, sealed)
       select $1, n, 'doc_1', n, 1, '{1}', '\\x00' from generate_series(1, 3) n`,
      `insert into passage_vectors (user_id, passage_id, signs, sealed) values ($1, 1, '\\x00', '\\x00')`,
      `insert into term_counts (user_id, term, passages) values ($1, 1, 3)`,
      `insert into passage_totals (user_id) values ($1)`,
      `insert into index_epochs (user_id, id, origin, sealed) values ($1, 1, 'own', '\\x00')`,
      `insert into record_origins (user_id, source_id, id, natural_key, sealed)
       values ($1, 'src_1', 'org_1', '\\x01', '\\x00')`,
      `insert into source_reports (user_id, source_id, id, started_at, sealed)
       values ($1, 'src_1', 'rep_1', now(), '\\x00')`,
      `insert into oauth_requests (user_id, id, source_id, sealed, expires_at)
       values ($1, 'state_1', 'src_1', '\\x00', now())`,
      `insert into import_files (user_id, id, source_id, ordinal, sealed)
       values ($1, 'imp_1', 'src_1', 0, '\\x00')`,
      `insert into import_chunks (user_id, file_id, ordinal, sealed) values ($1, 'imp_1', 0, '\\x00')`,
      `insert into watched_folders (user_id, sealed) values ($1, '\\x00')`,
      `insert into money_budgets (user_id, target, sealed) values ($1, '\\x01', '\\x00')`,
      `insert into money_corrections (user_id, target, sealed) values ($1, '\\x01', '\\x00')`,
      `insert into people_decisions (user_id, id, sealed) values ($1, 'dec_1', '\\x00')`,
      `insert into readings (user_id, id, phrase, sealed) values ($1, 'rdg_1', '\\x01', '\\x00')`,
      `insert into model_settings (user_id, sealed) values ($1, '\\x00')`,
      `insert into two_factors (id, user_id, secret, backup_codes) values ($1, $1, 'x', 'x')`,
      `insert into passkeys (id, user_id, credential_id, public_key, counter, device_type, backed_up)
       values ($1, $1, $1, 'x', 0, 'singleDevice', false)`,
      `insert into verifications (id, identifier, value, expires_at)
       values ($1 || '_passkey', 'x', '{"userData":{"id":"' || $1 || '"}}', now())`,
      `insert into api_keys (user_id, id, hash, scopes, sealed)
       values ($1, 'key_1', sha256(convert_to($1, 'UTF8')), '{records}', '\\x00')`,
      `insert into assistant_grants (user_id, id, assistant, redirect, audience, challenge, scopes, code,
         code_expires_at, sealed)
       values ($1, 'ast_1', '\\x01', '\\x01', '\\x01', '\\x01', '{ask}',
         sha256(convert_to($1, 'UTF8')), now(), '\\x00')`,
      `insert into questions (user_id, id, kind, sealed) values ($1, 'ask_1', 'ask', '\\x00')`,
      `insert into question_citations (user_id, question_id, source_id, citations)
       values ($1, 'ask_1', 'src_1', 2)`,
      `insert into deletions (user_id, id, kind, target) values ($1, 'del_1', 'document', 'doc_2')`,
      `insert into weekly_recaps (user_id, due_at, token_hash, sealed)
       values ($1, now(), sha256(convert_to($1, 'UTF8')), '\\x00')`,
      `insert into conversations (user_id, id, sealed) values ($1, 'conv_1', '\\x00')`,
      `insert into chat_messages (user_id, id, conversation_id, ordinal, role, sealed) values ($1, 'msg_1', 'conv_1', 0, 'user', '\\x00')`,
    ]) {
      await client.query(statement, [userId])
    }
  } finally {
    await client.end()
  }
}

/** The tables with a column for the row's owner. */
export async function tablesOfPeople(connection: pg.ClientConfig): Promise<string[]> {
  const client = new pg.Client(connection)
  await client.connect()
  try {
    const { rows } = await client.query<{ name: string }>(
      `select format('%I.%I', table_schema, table_name) as name from information_schema.columns
       join information_schema.tables using (table_schema, table_name)
       where table_schema = 'trove' and table_type = 'BASE TABLE' and column_name = 'user_id'`,
    )
    return rows.map(({ name }) => name)
  } finally {
    await client.end()
  }
}
