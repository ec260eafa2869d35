import { appleMessagesContract } from './apple-messages/contract-case.ts'
import { bankContract } from './bank/contract-case.ts'
import { describeConnector } from './contract-suite.ts'
import { describeDescriptors } from './descriptor-suite.ts'
import { exportContracts } from './exports/contract-cases.ts'
import { facebookContract } from './facebook/contract-case.ts'
import { gmailContract } from './gmail/contract-case.ts'
import { googleContract } from './google/contract-case.ts'
import { googleMessagesContract } from './google-messages/contract-case.ts'
import { healthContract } from './health/contract-case.ts'
import { linkedInContract } from './linkedin/contract-case.ts'
import { twitterContract } from './twitter/contract-case.ts'
import { whatsAppContract } from './whatsapp/contract-case.ts'

// One line per connector; the case is in its folder.
const contracts = [
  gmailContract,
  googleContract,
  whatsAppContract,
  bankContract,
  appleMessagesContract,
  googleMessagesContract,
  healthContract,
  twitterContract,
  facebookContract,
  linkedInContract,
  ...exportContracts,
]
for (const contract of contracts) describeConnector(contract)
describeDescriptors(contracts)
