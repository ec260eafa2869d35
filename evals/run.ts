// Runs the evaluations: all of them, or those named as arguments.
import { parseArgs } from 'node:util'
import { machineFacts } from '../bench/synthetic/synthetic.ts'
import { evalDataDir } from './data-folder.ts'
import { runIndexAttack } from './attack/index-attack.ts'
import { calibrateSets } from './calibration/all-sets.ts'
import { runHouseholdEval } from './household/run.ts'
import { runAppleHealthEval } from './imports/apple-health.ts'
import { runAppleMessagesEval } from './imports/apple-messages.ts'
import { runBankEval } from './imports/bank-exports.ts'
import { runCcdaEval } from './imports/ccda.ts'
import { runChatExportsEval } from './imports/chat-exports.ts'
import { runExtractionEval } from './imports/extraction.ts'
import { runFacebookMessengerEval } from './imports/facebook-messenger.ts'
import { runGoogleTakeoutEval } from './imports/google-takeout.ts'
import { runMailMimeEval } from './imports/mail-mime.ts'
import { runSmsBackupEval } from './imports/sms-backup.ts'
import { runTwitterArchiveEval } from './imports/twitter-archive.ts'
import { runReadingEval } from './reading/run.ts'
import { runSamplePersonEval } from './sample-person/run.ts'
import { runLocomoEval } from './search/locomo.ts'
import { runQmsumEval } from './search/qmsum.ts'
import { runScifactEval } from './search/scifact.ts'
import { runTatqaEvidenceEval } from './search/tatqa-evidence.ts'
import { runSourcesEval } from './sources/run.ts'
import { runDatabasesEval } from './tables/databases.ts'
import { runTablesEval } from './tables/own-tables.ts'
import { runSheetsEval } from './tables/sheets.ts'
import { runChatAnswersEval } from './texts/chat-answers.ts'
import { runTatqaEval } from './texts/tatqa.ts'
import { runTextAnswersEval } from './texts/text-answers.ts'

const { values, positionals: wanted } = parseArgs({
  allowPositionals: true,
  options: {
    sets: { type: 'string' },
    plain: { type: 'boolean', default: false },
    totals: { type: 'boolean', default: false },
    texted: { type: 'boolean', default: false },
  },
})
const { sets, plain, totals, texted } = values

const evals: Record<string, (dataDir: string) => Promise<unknown>> = {
  extraction: runExtractionEval,
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
  scifact: runScifactEval,
  'tatqa-evidence': runTatqaEvidenceEval,
  locomo: runLocomoEval,
  qmsum: runQmsumEval,
  'index-attack': runIndexAttack,
  tatqa: (dataDir) => runTatqaEval(dataDir),
  'text-answers': () => runTextAnswersEval(),
  'chat-answers': (dataDir) => runChatAnswersEval(dataDir),
  sheets: (dataDir) => runSheetsEval(dataDir),
  databases: (dataDir) => runDatabasesEval(dataDir),
  tables: () => runTablesEval({ totals }),
  'sample-person': () => runSamplePersonEval(),
  household: () => runHouseholdEval(),
  sources: () => runSourcesEval(sets?.split(',')),
  reading: () => runReadingEval({ sets: sets?.toLowerCase().split(','), plain, totals, texted }),
  calibration: calibrateSets,
}

/** They repeat other evaluations. */
const onlyIfNamed = ['calibration']

const unknown = wanted.filter((name) => !(name in evals))
if (unknown.length > 0) throw new Error(`There is no evaluation ${unknown.join(', ')}.`)
console.log(machineFacts())
for (const [name, run] of Object.entries(evals)) {
  if (wanted.length > 0 ? !wanted.includes(name) : onlyIfNamed.includes(name)) continue
  console.log(`\n${name}`)
  const figures = await run(evalDataDir())
  if (figures !== undefined) console.log(figures)
}
