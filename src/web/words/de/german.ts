import type { Dictionary } from '../dictionary.ts'
import { account } from './account.ts'
import { admin } from './admin.ts'
import { answerSteps } from './answer-steps.ts'
import { assistants } from './assistants.ts'
import { ask } from './ask.ts'
import { auth } from './auth.ts'
import { catalogue } from './catalogue.ts'
import { documents } from './documents.ts'
import { fileReasons } from './files.ts'
import { folderReasons, folders } from './folders.ts'
import { frame } from './frame.ts'
import { health } from './health.ts'
import { heads } from './heads.ts'
import { imports } from './imports.ts'
import { life } from './life.ts'
import { measures } from './measures.ts'
import { money, moneyCategories } from './money.ts'
import { onboarding } from './onboarding.ts'
import { recognised } from './recognised.ts'
import { runs } from './runs.ts'
import { reports } from './reports.ts'
import { server } from './server.ts'
import { sources } from './sources.ts'
import { accountSteps } from './steps-accounts.ts'
import { fileSteps } from './steps-files.ts'
import { usage } from './usage.ts'

/** The page in German. */
export const german: Dictionary = {
  page: {
    ...frame,
    ...account,
    ...admin,
    ...ask,
    ...assistants,
    ...auth,
    ...documents,
    ...folders,
    ...health,
    ...life,
    ...money,
    ...imports,
    ...onboarding,
    ...runs,
    ...sources,
    ...usage,
  },
  server: {
    ...heads,
    ...catalogue,
    ...accountSteps,
    ...fileSteps,
    ...measures,
    ...moneyCategories,
    ...fileReasons,
    ...folderReasons,
    ...recognised,
    ...reports,
    ...server,
    ...answerSteps,
  },
}
