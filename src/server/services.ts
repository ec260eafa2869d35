import type { Config } from './config.ts'
import { withDeleted, type Database } from './db/open.ts'
import type { Logger } from 'pino'
import type { MasterKey } from './vault/master-key.ts'
import { createAccounts } from './accounts/accounts.ts'
import { createAdoptGuest } from './documents/adopt-guest.ts'
import { createAnswering } from './answering.ts'
import { createApiKeys } from './api-keys/api-keys.ts'
import { createAssistants } from './assistants/assistants.ts'
import { createBudgets } from './money/budgets.ts'
import { createBudgetStore } from './money/budget-store.ts'
import { createDeletions } from './deletions/deletions.ts'
import { createDemo } from './demo/demo.ts'
import { createDemoStore } from './demo/store.ts'
import { createDocumentReader } from './documents/content.ts'
import { createDocumentSearch } from './documents/search-documents.ts'
import { createDocumentStore } from './documents/store.ts'
import { createEmbedder } from './models/embedder.ts'
import { createExtractor } from './ingestion/extractor.ts'
import { createFailedJobs } from './admin/failed-jobs.ts'
import { createGathering } from './gathering.ts'
import { createMailer } from './mail/mailer.ts'
import { createMoney } from './money/money.ts'
import { createMoneyStore } from './money/store.ts'
import { createPeople } from './people/people.ts'
import { createPeopleList } from './admin/people-list.ts'
import { createPeopleStore } from './people/store.ts'
import { createPersonUsage } from './usage/person-usage.ts'
import { createPlatformUsage } from './admin/platform-usage.ts'
import { createQueue } from './jobs/queue.ts'
import { createQuotas } from './quotas/quotas.ts'
import { baseUrl } from './accounts/base-url.ts'
import { createRecap } from './recap/recap.ts'
import { createRecapStore } from './recap/store.ts'
import { createRecogniser } from './speech/recogniser.ts'
import { createScreens } from './screens.ts'
import { createS3Store } from './objects/s3-store.ts'
import { createSearch } from './search/search.ts'
import { createSharedLimits } from './http/shared-limits.ts'
import { createSourceCounts } from './sources/source-counts.ts'
import { createSystemStatus } from './admin/system-status.ts'
import { createUpload } from './documents/upload.ts'
import { createTaggedSearch } from './documents/tagged-search.ts'
import { untraced, type Tracing } from './tracing/tracing.ts'
import { createVault } from './vault/vault.ts'
import { createWorkspaceSource } from './workspace/load.ts'
import { createWorkspaces } from './workspace/workspace.ts'
import { readVersion } from './workspace/read-version.ts'

export type Services = ReturnType<typeof createServices>

type ServiceOptions = {
  config: Config
  log: Logger
  db: Database
  master: MasterKey
  tracing?: Tracing
}

/** The composition root: the only place that connects all parts. */
export function createServices({ config, log, db, master, tracing = untraced }: ServiceOptions) {
  const vault = createVault({ db, master })
  /** No other process uses the embedded database. */
  const alone = config.databaseUrl === undefined
  const queue = createQueue({
    pool: db.jobs,
    log: log.child({ area: 'jobs' }),
    alone,
    works: config.role !== 'web',
    tracing,
  })
  const deletions = createDeletions({ db, queue })
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
  const quotas = createQuotas({ db, defaults: config.quotas })
  const { store } = config.originals
  const objects = store && createS3Store(store)
  const documents = createDocumentStore({ db, vault, objects })
  const hiddenDocuments = createDocumentStore({ db: withDeleted(db), vault, objects })
  const upload = createUpload({ documents, queue })
  const search = createTaggedSearch({ search: createSearch({ db, vault, embedder }), documents })
  const money = createMoney({ store: createMoneyStore({ db, vault }) })
  const gathering = createGathering({
    config,
    log,
    db,
    vault,
    queue,
    quotas,
    upload,
    embedder,
    deletions,
  })
  const { sourceStore } = gathering
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
      timeZoneOf: async (userId) => accounts.timeZoneOf(userId),
      batch: (userId) => queue.send('batch-records', { userId }, userId),
    }),
    log: log.child({ area: 'workspace' }),
  })
  const apiKeys = createApiKeys({ db, vault })
  const assistants = createAssistants({ db, vault, master })
  const sourceCounts = createSourceCounts({ db, sources: sourceStore })
  const mailer = createMailer({ config, log: log.child({ area: 'mail' }) })
  const accounts = createAccounts({
    db,
    vault,
    config,
    master,
    mailer,
    log: log.child({ area: 'accounts' }),
    adoptGuest: createAdoptGuest({ documents, upload }),
    revokeApiKeys: (userId) => apiKeys.revokeAll(userId),
    disconnectAssistants: (userId) => assistants.grants.revokeAll(userId),
    async onDelete(userId) {
      people.forget(userId)
      questions.forget(userId)
      await Promise.all([workspaces.drop(userId), queue.forget(userId)])
    },
    onSignIn: (userId) => warmUp.run(userId),
    async onSignOut(userId) {
      people.forget(userId)
      questions.forget(userId)
      vault.forget(userId)
      await workspaces.drop(userId)
    },
  })
  const answering = createAnswering({
    config,
    log,
    db,
    vault,
    embedder,
    search,
    workspaces,
    documents,
    people,
    alone,
  })
  const { questions, warmUp } = answering
  const screens = createScreens({
    db,
    vault,
    workspaces,
    people,
    money,
    documents,
    sourcesOf: sourceStore.list,
  })
  return {
    ...gathering,
    ...answering,
    config,
    log,
    db,
    vault,
    queue,
    tracing,
    deletions,
    erasers: {
      document: (userId: string, id: string) => hiddenDocuments.remove(userId, id),
      source: (userId: string, id: string) => gathering.eraseSource(userId, id),
    },
    embedder,
    recogniser,
    extractor,
    documents,
    objects,
    upload,
    quotas,
    search,
    workspaces,
    accounts,
    apiKeys,
    assistants,
    content: createDocumentReader({ db, vault }),
    searchDocuments: createDocumentSearch({ search, documents }),
    money,
    budgets: createBudgets({ store: createBudgetStore({ db, vault }), money, workspaces }),
    people,
    demo: createDemo({ store: createDemoStore({ db, vault }), queue }),
    ...screens,
    recap: createRecap({
      store: createRecapStore({ db, vault }),
      mailer,
      week: screens.week,
      recipientOf: accounts.recipient,
      base: baseUrl(config),
    }),
    personUsage: createPersonUsage({ db, sources: sourceCounts }),
    platformUsage: createPlatformUsage({
      db,
      sources: sourceCounts,
      system: createSystemStatus({ jobs: db.jobs, embedder, dataDir: config.dataDir }),
    }),
    listPeople: createPeopleList({
      db,
      adminEmails: config.adminEmails,
      defaults: config.quotas.account,
    }),
    failedJobs: createFailedJobs({ jobs: db.jobs, log: log.child({ area: 'administration' }) }),
    /** Several servers may share the calls of one person. */
    sharedLimits: alone ? undefined : createSharedLimits({ db }),
    async close() {
      await Promise.all([queue.stop(), answering.queries.close()])
      await Promise.all([
        gathering.reader.close(),
        gathering.sourceThread.close(),
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
