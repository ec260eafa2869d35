import type { Item } from '#server/connectors/connector.ts'

/** PostgreSQL error classes: data exceptions, constraint violations and exceeded limits. */
const dataFault = /^(?:22|23|54)/

/** Whether the data caused the error, and not the database. */
export function isFaultOf(error: unknown): boolean {
  if (!(error instanceof Error)) return false
  const code: unknown = Reflect.get(error, 'code')
  if (typeof code === 'string' && dataFault.test(code)) return true
  if (error instanceof RangeError || error instanceof TypeError) return true
  return isFaultOf(error.cause)
}

/** The item's name in a report. */
export function nameOfItem(item: Item): string {
  switch (item.kind) {
    case 'email':
      return `Mail “${item.email.subject.slice(0, 100)}”`
    case 'message':
      return `A message in “${item.message.chat.slice(0, 100)}”`
    case 'transaction':
      return `A transaction of ${item.transaction.date.slice(0, 10)}`
    case 'account':
      return `Account “${item.bankAccount.name.slice(0, 100)}”`
    case 'file':
      return `File “${item.file.name.slice(0, 100)}”`
    case 'event':
      return `Event “${item.event.title.slice(0, 100)}”`
    case 'contact':
      return `Contact “${item.contact.name.slice(0, 100)}”`
    case 'note':
      return `Note “${item.note.title.slice(0, 100)}”`
    case 'post':
    case 'activity':
    case 'profile_entry':
    case 'metric':
    case 'lab':
    case 'vitals':
    case 'medication':
    case 'workout':
    case 'health_entry':
    case 'order':
    case 'play':
    case 'book':
    case 'trade':
    case 'holding':
      return `One ${item.kind.replaceAll('_', ' ')}`
  }
}
