/** Everyday questions over the sample person with three sheets of her household: `node evals/run.ts household`. */
import { householdQuestions } from './questions.ts'
import { fuelLog, inventory, loans } from './sheets.ts'
import { figuresOver } from '../sample-person/run.ts'
import { openSampleServer } from '../sample-person/server.ts'

/** The sample person with three sheets of her household. */
export async function openHousehold() {
  const server = await openSampleServer()
  const form = new FormData()
  const sheets = { 'Fuel log.csv': fuelLog, 'Home inventory.csv': inventory, 'Library.csv': loans }
  for (const [name, text] of Object.entries(sheets)) {
    form.append('documents', new File([text], name, { type: 'text/csv' }))
  }
  await server.call('POST', '/api/documents/upload', form)
  await server.settled()
  return server
}

export async function runHouseholdEval() {
  const anchor = new Date().toISOString().slice(0, 10)
  await using server = await openHousehold()
  return await figuresOver(server, householdQuestions(anchor))
}
