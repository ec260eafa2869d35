/** A row as its owner reads it: texts and bytes. */
export type StoredRow = Record<string, unknown>

/** What a non-empty column may contain. */
export type Rule =
  /** Sealed with a key of the person, for this row. */
  | { sealed: 'content' | 'files' | 'vector'; id: (row: StoredRow) => string }
  /** Encrypted with a key derived from the master key. */
  | 'master'
  /** Must be empty: it exists only for the sign-in library. */
  | 'nothing'
  /** A kind or status, from a fixed set of words. */
  | 'word'
  /** Random or counted, and without meaning. */
  | 'id'
  /** Derived with a key, a hash, or random. */
  | 'keyed'
  /** From a fixed list, whatever a sender gave. */
  | 'media type'
  /** Numbers, and the ids they belong to. */
  | 'numbers'
  /** A sentence of ours, without any stored text. */
  | 'sentence'
  /** The account's email address, the only readable personal data. */
  | 'email'

type Part = 'content' | 'files' | 'vector'
const text = (row: StoredRow, ...columns: string[]) =>
  columns.map((column) => String(row[column])).join(':')
const byId = (key: Part = 'content', ...columns: string[]): Rule => ({
  sealed: key,
  id: (row) => text(row, ...(columns.length > 0 ? columns : ['id'])),
})
const partOf = (part: string): Rule => ({
  sealed: 'content',
  id: (row) => `${text(row, 'id')}:${part}`,
})

/**
 * Every column that could contain personal data, and what it contains instead. A migration that
 * adds a column decides it here; numbers, times and booleans are not listed.
 */
export const columnRules: Readonly<Record<string, Rule>> = {
  'api_keys.hash': 'keyed',
  'api_keys.id': 'id',
  'api_keys.scopes': 'word',
  'api_keys.sealed': byId(),
  'api_keys.user_id': 'id',
  'auth_accounts.access_token': 'nothing',
  'auth_accounts.account_id': 'id',
  'auth_accounts.id': 'id',
  'auth_accounts.id_token': 'nothing',
  'auth_accounts.password': 'keyed',
  'auth_accounts.provider_id': 'word',
  'auth_accounts.refresh_token': 'nothing',
  'auth_accounts.scope': 'nothing',
  'auth_accounts.user_id': 'id',
  'chat_messages.conversation_id': 'id',
  'chat_messages.id': 'id',
  'chat_messages.role': 'word',
  'chat_messages.sealed': byId(),
  'chat_messages.status': 'word',
  'chat_messages.user_id': 'id',
  'conversations.id': 'id',
  'conversations.sealed': byId(),
  'conversations.user_id': 'id',
  'data_sources.category': 'word',
  'data_sources.checkpoint': 'numbers',
  'data_sources.credentials': partOf('credentials'),
  'data_sources.cursor': partOf('cursor'),
  'data_sources.id': 'id',
  'data_sources.imported': partOf('imported'),
  'data_sources.reason_code': 'word',
  'data_sources.report': partOf('report'),
  'data_sources.run_counts': 'numbers',
  'data_sources.run_id': 'id',
  'data_sources.run_kind': 'word',
  'data_sources.run_state': 'word',
  'data_sources.sealed': partOf('settings'),
  'data_sources.seen': partOf('seen'),
  'data_sources.status': 'word',
  'data_sources.type': 'word',
  'data_sources.user_id': 'id',
  'document_chunks.document_id': 'id',
  'document_chunks.sealed': byId('files', 'document_id', 'ordinal'),
  'document_chunks.user_id': 'id',
  'documents.content_key': 'keyed',
  'documents.error_code': 'word',
  'documents.error_detail': 'sentence',
  'documents.id': 'id',
  'documents.kind': 'word',
  'documents.mime_type': 'media type',
  'documents.sealed': byId(),
  'documents.source_id': 'id',
  'documents.status': 'word',
  'documents.user_id': 'id',
  'import_chunks.file_id': 'id',
  'import_chunks.sealed': byId('files', 'file_id', 'ordinal'),
  'import_chunks.user_id': 'id',
  'import_files.draft_id': 'id',
  'import_files.batch_id': 'id',
  'import_files.id': 'id',
  'import_files.sealed': byId(),
  'import_files.source_id': 'id',
  'import_files.user_id': 'id',
  'index_epochs.origin': 'word',
  'index_epochs.sealed': byId(),
  'index_epochs.source_id': 'id',
  'index_epochs.user_id': 'id',
  'model_settings.sealed': byId('content', 'user_id'),
  'model_settings.user_id': 'id',
  'money_corrections.sealed': {
    sealed: 'content',
    id: ({ target }) => (Buffer.isBuffer(target) ? target.toString('hex') : ''),
  },
  'money_corrections.target': 'keyed',
  'money_corrections.user_id': 'id',
  'oauth_requests.id': 'keyed',
  'oauth_requests.sealed': byId(),
  'oauth_requests.source_id': 'id',
  'oauth_requests.user_id': 'id',
  'passage_totals.user_id': 'id',
  'passage_vectors.bits': 'nothing',
  'passage_vectors.sealed': byId('vector', 'passage_id'),
  'passage_vectors.signs': 'keyed',
  'passage_vectors.user_id': 'id',
  'passages.document_id': 'id',
  'passages.sealed': byId(),
  'passages.terms': 'keyed',
  'passages.user_id': 'id',
  'passkeys.aaguid': 'id',
  'passkeys.credential_id': 'keyed',
  'passkeys.device_type': 'word',
  'passkeys.id': 'id',
  'passkeys.name': 'nothing',
  'passkeys.public_key': 'keyed',
  'passkeys.sealed': byId(),
  'passkeys.transports': 'word',
  'passkeys.user_id': 'id',
  'people_decisions.id': 'id',
  'people_decisions.sealed': byId(),
  'people_decisions.user_id': 'id',
  'profiles.sealed': byId('content', 'user_id'),
  'profiles.user_id': 'id',
  'question_citations.kind': 'word',
  'question_citations.question_id': 'id',
  'question_citations.source_id': 'id',
  'question_citations.user_id': 'id',
  'questions.id': 'id',
  'questions.kind': 'word',
  'questions.query_type': 'word',
  'questions.sealed': byId(),
  'questions.status': 'word',
  'questions.user_id': 'id',
  'readings.id': 'id',
  'readings.phrase': 'keyed',
  'readings.sealed': byId(),
  'readings.user_id': 'id',
  'record_batches.sealed': {
    sealed: 'content',
    id: (row) => `${text(row, 'from_seq')}-${text(row, 'to_seq')}`,
  },
  'record_batches.user_id': 'id',
  'record_totals.user_id': 'id',
  'records.digest': 'keyed',
  'records.document_id': 'id',
  'records.kind': 'word',
  'records.natural_key': 'keyed',
  'records.sealed': byId(),
  'records.source_id': 'id',
  'records.user_id': 'id',
  'sessions.id': 'id',
  'sessions.ip_address': 'nothing',
  'sessions.token': 'keyed',
  'sessions.user_agent': byId('content', 'token'),
  'sessions.user_id': 'id',
  'record_origins.id': 'id',
  'record_origins.natural_key': 'keyed',
  'record_origins.sealed': byId(),
  'record_origins.source_id': 'id',
  'record_origins.user_id': 'id',
  'source_reports.id': 'id',
  'source_reports.sealed': byId(),
  'source_reports.source_id': 'id',
  'source_reports.user_id': 'id',
  'term_counts.user_id': 'id',
  'two_factors.backup_codes': 'master',
  'two_factors.id': 'id',
  'two_factors.secret': 'master',
  'two_factors.user_id': 'id',
  'shared_limits.key': 'keyed',
  'users.email': 'email',
  'users.id': 'id',
  'users.image': 'nothing',
  'users.name': 'nothing',
  'users.role': 'word',
  'vault_keys.master_id': 'id',
  'vault_keys.user_id': 'id',
  'vault_keys.wrapped': 'keyed',
  'verifications.id': 'id',
  'verifications.identifier': 'keyed',
  'verifications.value': 'numbers',
}
