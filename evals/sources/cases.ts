import { activity } from './activity.ts'
import { assistants } from './assistants.ts'
import { bank } from './bank.ts'
import { browser } from './browser.ts'
import { calendar } from './calendar.ts'
import { chat } from './chat.ts'
import { contacts } from './contacts.ts'
import { drive } from './drive.ts'
import { health } from './health.ts'
import { investments } from './investments.ts'
import { mail } from './mail.ts'
import { media } from './media.ts'
import { notes } from './notes.ts'
import { orders } from './orders.ts'
import { social } from './social.ts'

export const sourceCases = [
  mail,
  chat,
  bank,
  orders,
  health,
  activity,
  calendar,
  contacts,
  notes,
  media,
  browser,
  social,
  drive,
  investments,
  assistants,
]
