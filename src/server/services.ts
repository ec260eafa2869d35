import path from 'node:path'
import type { Logger } from 'pino'
import { createAccounts } from './accounts/accounts.ts'
import { baseUrl } from './accounts/base-url.ts'
import { isGuest } from './accounts/is-guest.ts'
import { createToday } from './today/today.ts'
import { createFailedJobs } from './admin/failed-jobs.ts'
import { createPeopleList } from './admin/people-list.ts'
import { createPlatformUsage } from './admin/platform-usage.ts'
import { createSystemStatus } from './admin/system-status.ts'
import { createAssistant } from './answers/assistant.ts'
import { createQuestionHistory } from './answers/history.ts'
import { createKeptStore } from './answers/kept/store.ts'
import { createPrepare } from './answers/prepare.ts'
import { withRememberedReadings } from './answers/readings/remember.ts'
import { withRoles } from './answers/roles/with-roles.ts'
import { createReadingStore } from './answers/readings/store.ts'
import { createQuestions } from './answers/thread/questions.ts'
import { createApiKeys } from './api-keys/api-keys.ts'
import { createChat } from './chat/chat.ts'
import { createConversations } from './chat/conversations.ts'
import { createMessages } from './chat/messages.ts'
import type { Config } from './config.ts'
import type { Database } from './db/open.ts'
import { createDemo } from './demo/demo.ts'
import { createDemoStore } from './demo/store.ts'
import { createAdoptGuest } from './documents/adopt-guest.ts'
import { createDocumentReader } from './documents/content.ts'
import { createDocumentSearch } from './documents/search-documents.ts'
import { createDocumentStore } from './documents/store.ts'
import { createUpload } from './documents/upload.ts'
import { createOutgoing } from './http/outgoing.ts'
import { createPresence } from './http/presence.ts'
import { createSharedLimits } from './http/shared-limits.ts'
import { createExtractor } from './ingestion/extractor.ts'
import { createQueue } from './jobs/queue.ts'
import { createMailer } from './mail/mailer.ts'
import { createEmbedder } from './models/embedder.ts'
import { createLanguageModels } from './models/language/language-models.ts'
import { createOutgoingFetch } from './models/language/outgoing-fetch.ts'
import { createModelSettingsStore } from './models/language/settings-store.ts'
import { createMoney } from './money/money.ts'
import { createMoneyStore } from './money/store.ts'
import { createOAuth } from './oauth/oauth.ts'
import { createPeople } from './people/people.ts'
import { createPeopleStore } from './people/store.ts'
import { createQueries } from './queries/queries.ts'
import { createQueryStore } from './queries/store.ts'
import { createSearch } from './search/search.ts'
import { createImportDrafts } from './sources/import-drafts.ts'
import { createSourceReports } from './sources/runs/reports.ts'
import { createRunRequests } from './sources/runs/run-requests.ts'
import { createSourceThread, createSourceThreadless } from './sources/runs/source-thread.ts'
import { createSourceWork } from './sources/runs/source-work.ts'
import { createStartRun } from './sources/runs/start-run.ts'
import { createSourceCounts } from './sources/source-counts.ts'
import { createSources } from './sources/sources.ts'
import { createRecogniser } from './speech/recogniser.ts'
import { createPersonUsage } from './usage/person-usage.ts'
import { createTimeline } from './timeline/timeline.ts'
import type { MasterKey } from './vault/master-key.ts'
import { createVault } from './vault/vault.ts'
import { createWorkspaceSource } from './workspace/load.ts'
import { readVersion } from './workspace/read-version.ts'
import { createWorkspaces } from './workspace/workspace.ts'

/** A model may think for a long time before its first word. */
const modelTimeoutMs = 180_000

export type Services = ReturnType<typeof createServices>

type Given = { config: Config; log: Logger; db: Database; master: MasterKey }

/** The composition root: the only place that connects all parts. */
export function createServices({ config, log, db, master }: Given) {
  const vault = createVault({ db, master })
  /** Nobody else uses the embedded database. */
  const alone = config.databaseUrl === undefined
  const queue = createQueue({
    pool: db.jobs,
    log: log.child({ area: 'jobs' }),
    alone,
    works: config.role !== 'web',
  })
  const embedder = createEmbedder({
    cacheDir: config.modelCacheDir,
    threads: config.embeddingThreads,
    log: log.child({ area: 'models' }),
  })
  const recogniser = createRecogniser({
    threads: config.embeddingThreads,
    log: log.child({ area: 'speech' }),
  })
  const extractor = createExtractor({ ...config.extraction, log: log.child({ area: 'ingestion' }) })
  const documents = createDocumentStore({ db, vault })
  const upload = createUpload({ documents, queue })
  const search = createSearch({ db, vault, embedder })
  const money = createMoney({ store: createMoneyStore({ db, vault }) })
  const connectors = {
    imap: config.imap,
    apis: config.apis,
    google: config.googleServers,
    outgoing: config.outgoing,
  }
  const sourceWork = createSourceWork({
    db,
    vault,
    connectors,
    temporaryRoot: path.join(config.dataDir, 'imports'),
    log,
  })
  const { sources: sourceStore, importFiles, reader } = sourceWork
  const sourceThread = config.importThread
    ? createSourceThread({
        db,
        vault,
        connectors,
        temporaryRoot: path.join(config.dataDir, 'source-thread'),
        log,
      })
    : createSourceThreadless(sourceWork)
  const people = createPeople({
    store: createPeopleStore({ db, vault }),
    sourcesOf: sourceStore.list,
    versionOf: (userId) => readVersion(db, userId),
  })
  const workspaces = createWorkspaces({
    source: createWorkspaceSource({
      db,
      vault,
      money,
      people,
      batch: (userId) => queue.send('batch-records', { userId }, userId),
    }),
    log: log.child({ area: 'workspace' }),
  })
  const startRun = createStartRun({ requests: createRunRequests({ db }), queue })
  const oauth = createOAuth({
    db,
    vault,
    sources: sourceStore,
    startRun,
    issuer: config.googleServers.issuer,
    baseUrl: baseUrl(config),
    log: log.child({ area: 'oauth' }),
  })
  const apiKeys = createApiKeys({ db, vault })
  const sourceCounts = createSourceCounts({ db, sources: sourceStore })
  const accounts = createAccounts({
    db,
    vault,
    config,
    master,
    mailer: createMailer({ config, log: log.child({ area: 'mail' }) }),
    log: log.child({ area: 'accounts' }),
    adoptGuest: createAdoptGuest({ documents, upload }),
    revokeApiKeys: (userId) => apiKeys.revokeAll(userId),
    async onDelete(userId) {
      people.forget(userId)
      questions.forget(userId)
      await Promise.all([workspaces.drop(userId), queue.forget(userId)])
    },
    onSignIn: (userId) => prepare.prepare(userId),
    async onSignOut(userId) {
      people.forget(userId)
      questions.forget(userId)
      vault.forget(userId)
      await workspaces.drop(userId)
    },
  })
  const languageModels = createLanguageModels({
    store: createModelSettingsStore({ db, vault }),
    ...config.languageModels,
    outgoing: createOutgoingFetch(
      createOutgoing({ rule: config.outgoing, timeoutMs: modelTimeoutMs }),
    ),
  })
  const readings = createReadingStore({ db, vault })
  const questions = createQuestions({
    search,
    workspaces,
    documents,
    reader: embedder,
    isGuest: (userId) => isGuest(db, userId),
    threads: config.questionThreads,
    log: log.child({ area: 'questions' }),
  })
  const presence = createPresence()
  const prepare = createPrepare({
    workspaces,
    questions,
    presence,
    log: log.child({ area: 'questions' }),
  })
  const assistant = createAssistant({
    builtIn: questions,
    languageModels,
    search,
    workspaces,
    documents,
  })
  const answers = withRememberedReadings({ answers: withRoles(assistant, people), store: readings })
  const history = createQuestionHistory({ db, vault })
  const conversations = createConversations({ db, vault })
  const queries = createQueries({
    store: createQueryStore({ db, vault }),
    workspaces,
    answers,
    log: log.child({ area: 'queries' }),
    alone,
  })
  return {
    config,
    log,
    db,
    vault,
    queue,
    embedder,
    recogniser,
    extractor,
    documents,
    upload,
    search,
    workspaces,
    accounts,
    apiKeys,
    content: createDocumentReader({ db, vault }),
    searchDocuments: createDocumentSearch({ search, documents }),
    answers,
    languageModels,
    readings,
    money,
    people,
    queries,
    oauth,
    sources: createSources({
      sources: sourceStore,
      importFiles,
      startRun,
      connectors,
      forgetConsent: (source) => oauth.forget(source),
    }),
    demo: createDemo({ store: createDemoStore({ db, vault }), queue }),
    sourceReports: createSourceReports({ db, vault }),
    importDrafts: createImportDrafts({
      db,
      vault,
      sources: sourceStore,
      importFiles,
      reader,
      connectors,
      startRun,
      keepTable: (userId, file) => upload(userId, [{ ...file, mimeType: '' }]),
    }),
    /** The dependencies of background syncs and imports. */
    sourceWork: { ...sourceWork, embedder },
    /** Runs them, so that the server stays responsive. */
    sourceThread,
    today: createToday({ money, workspaces, sourcesOf: sourceStore.list }),
    timeline: createTimeline({ db, vault, workspaces, people }),
    personUsage: createPersonUsage({ db, sources: sourceCounts }),
    platformUsage: createPlatformUsage({
      db,
      sources: sourceCounts,
      system: createSystemStatus({ jobs: db.jobs, embedder, dataDir: config.dataDir }),
    }),
    listPeople: createPeopleList({ db, adminEmails: config.adminEmails }),
    failedJobs: createFailedJobs({ jobs: db.jobs, log: log.child({ area: 'administration' }) }),
    history,
    kept: createKeptStore({ db, vault }),
    conversations,
    chat: createChat({
      messages: createMessages({ db, vault }),
      conversations,
      answers,
      history,
      questions,
      alone,
    }),
    questions,
    presence,
    prepare,
    /** Several servers may share the calls of one person. */
    sharedLimits: alone ? undefined : createSharedLimits({ db }),
    async close() {
      await Promise.all([queue.stop(), queries.close()])
      await Promise.all([
        reader.close(),
        sourceThread.close(),
        extractor.close(),
        questions.close(),
        workspaces.close(),
        embedder.close(),
        recogniser.close(),
        accounts.close(),
      ])
    },
  }
}
