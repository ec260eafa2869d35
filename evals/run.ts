// Runs the evaluations: all of them, or those named as arguments.
import { parseArgs } from 'node:util'
import { runAppleHealthEval } from './apple-health.ts'
import { runAppleMessagesEval } from './apple-messages.ts'
import { runBankEval } from './bank-exports.ts'
import { runCcdaEval } from './ccda.ts'
import { runChatAnswersEval } from './chat-answers.ts'
import { runChatExportsEval } from './chat-exports.ts'
import { evalDataDir } from './collection.ts'
import { runDatabasesEval } from './databases.ts'
import { runExtractionEval } from './extraction.ts'
import { runFacebookMessengerEval } from './facebook-messenger.ts'
import { runGoogleTakeoutEval } from './google-takeout.ts'
import { runHouseholdEval } from './household.ts'
import { runIndexAttack } from './index-attack.ts'
import { runLocomoEval } from './locomo.ts'
import { runMailMimeEval } from './mail-mime.ts'
import { runQmsumEval } from './qmsum.ts'
import { runReadingEval } from './reading.ts'
import { runSamplePersonEval } from './sample-person/run.ts'
import { runScifactEval } from './scifact.ts'
import { runSourcesEval } from './sources.ts'
import { runSheetsEval } from './sheets.ts'
import { runSmsBackupEval } from './sms-backup.ts'
import { runTablesEval } from './tables.ts'
import { runTatqaEvidenceEval } from './tatqa-evidence.ts'
import { runTatqaEval } from './tatqa.ts'
import { runTextAnswersEval } from './text-answers.ts'
import { runTwitterArchiveEval } from './twitter-archive.ts'
import { machineFacts } from '../bench/synthetic.ts'

const { values, positionals: wanted } = parseArgs({
  allowPositionals: true,
  options: {
    sets: { type: 'string' },
    plain: { type: 'boolean', default: false },
    totals: { type: 'boolean', default: false },
  },
})
const { sets, plain, totals } = values

const evals: Record<string, (dataDir: string) => Promise<unknown>> = {
  extraction: runExtractionEval,
  scifact: runScifactEval,
  'tatqa-evidence': runTatqaEvidenceEval,
  tatqa: (dataDir) => runTatqaEval(dataDir),
  locomo: runLocomoEval,
  qmsum: runQmsumEval,
  sheets: (dataDir) => runSheetsEval(dataDir),
  databases: (dataDir) => runDatabasesEval(dataDir),
  'google-takeout': runGoogleTakeoutEval,
  'bank-exports': runBankEval,
  'apple-health': runAppleHealthEval,
  ccda: runCcdaEval,
  'chat-exports': runChatExportsEval,
  'apple-messages': runAppleMessagesEval,
  'sms-backup': runSmsBackupEval,
  'twitter-archive': runTwitterArchiveEval,
  'facebook-messenger': runFacebookMessengerEval,
  'mail-mime': runMailMimeEval,
  'sample-person': () => runSamplePersonEval(),
  household: () => runHouseholdEval(),
  tables: () => runTablesEval({ totals }),
  'text-answers': () => runTextAnswersEval(),
  'index-attack': runIndexAttack,
  'chat-answers': (dataDir) => runChatAnswersEval(dataDir),
  sources: () => runSourcesEval(sets?.split(',')),
  reading: () => runReadingEval({ sets: sets?.toLowerCase().split(','), plain, totals }),
}

const unknown = wanted.filter((name) => !(name in evals))
if (unknown.length > 0) throw new Error(`There is no evaluation ${unknown.join(', ')}.`)
console.log(machineFacts())
for (const [name, run] of Object.entries(evals)) {
  if (wanted.length > 0 && !wanted.includes(name)) continue
  console.log(`\n${name}`)
  const figures = await run(evalDataDir())
  if (figures !== undefined) console.log(figures)
}
