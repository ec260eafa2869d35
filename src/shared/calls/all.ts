import * as account from './account.ts'
import * as answers from './answers.ts'
import * as assistants from './assistants.ts'
import type { Call } from './call.ts'
import * as chat from './chat.ts'
import * as deletions from './deletions.ts'
import * as documents from './documents.ts'
import * as exporting from './export.ts'
import * as health from './health.ts'
import * as money from './money.ts'
import * as onboarding from './onboarding.ts'
import * as people from './people.ts'
import * as queries from './queries.ts'
import * as security from './security.ts'
import * as recap from './recap.ts'
import * as signIn from './sign-in.ts'
import * as sources from './sources.ts'
import * as threads from './threads.ts'
import * as timeline from './timeline.ts'
import * as today from './today.ts'
import * as usage from './usage.ts'
import * as watchedFolder from './watched-folder.ts'

/** Every call, by heading of the API description; the page imports the ones it makes. */
export const callsByTopic: Record<string, Record<string, Call>> = {
  'Signing in': signIn,
  Account: account,
  'Account security': security,
  Assistants: assistants,
  Asking: answers,
  Conversations: chat,
  Queries: queries,
  'Documents and search': documents,
  'Undoing a deletion': deletions,
  'Data sources': sources,
  'A folder on the server': watchedFolder,
  Money: money,
  People: people,
  'Mails and messages': threads,
  Today: today,
  'Weekly recap': recap,
  Timeline: timeline,
  Health: health,
  Onboarding: onboarding,
  'Usage and administration': usage,
  Export: exporting,
}
