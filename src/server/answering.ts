import type { Config } from './config.ts'
import type { Database } from './db/open.ts'
import type { DocumentStore } from './documents/store.ts'
import type { Embedder } from './models/embedder.ts'
import type { Logger } from 'pino'
import type { People } from './people/people.ts'
import type { Search } from './search/search.ts'
import type { Vault } from './vault/vault.ts'
import type { Workspaces } from './workspace/workspace.ts'
import { createAssistant } from './answers/assistant.ts'
import { createChat } from './chat/chat.ts'
import { createConversations } from './chat/conversations.ts'
import { createPastAnswers } from './answers/past/store.ts'
import { createLanguageModels } from './models/language/language-models.ts'
import { createMessages } from './chat/messages.ts'
import { createModelSettingsStore } from './models/language/settings-store.ts'
import { createOutgoing } from './http/outgoing.ts'
import { createOutgoingFetch } from './models/language/outgoing-fetch.ts'
import { createWarmUp } from './answers/warm-up.ts'
import { createPresence } from './http/presence.ts'
import { createQueries } from './queries/queries.ts'
import { createQueryStore } from './queries/store.ts'
import { createQuestionHistory } from './answers/history.ts'
import { createQuestions } from './answers/thread/questions.ts'
import { createReadingStore } from './answers/readings/store.ts'
import { isGuest } from './accounts/is-guest.ts'
import { withRememberedReadings } from './answers/readings/remember.ts'
import { withShownConfidence } from './answers/confidence/shown-confidence.ts'
import { withRoles } from './answers/roles/with-roles.ts'

/** A model may think for a long time before its first word. */
const modelTimeoutMs = 180_000

type Deps = {
  config: Config
  log: Logger
  db: Database
  vault: Vault
  embedder: Embedder
  search: Search
  workspaces: Workspaces
  documents: DocumentStore
  people: People
  /** No other process uses the database. */
  alone: boolean
}

/** The parts that answer questions: single ones, those in conversations, and queries. */
export function createAnswering(deps: Deps) {
  const { config, log, db, vault, embedder, search, workspaces, documents, people, alone } = deps
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
    embed: (texts, signal) =>
      embedder.embed(texts, { urgent: true, ...(signal ? { signal } : {}) }),
    isGuest: (userId) => isGuest(db, userId),
    threads: config.questionThreads,
    log: log.child({ area: 'questions' }),
  })
  const presence = createPresence()
  const warmUp = createWarmUp({
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
  const answers = withRememberedReadings({
    answers: withShownConfidence(withRoles(assistant, people, workspaces)),
    store: readings,
  })
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
    languageModels,
    readings,
    questions,
    presence,
    warmUp,
    answers,
    history,
    pastAnswers: createPastAnswers({ db, vault }),
    conversations,
    queries,
    chat: createChat({
      messages: createMessages({ db, vault }),
      conversations,
      answers,
      history,
      questions,
      alone,
    }),
  }
}
