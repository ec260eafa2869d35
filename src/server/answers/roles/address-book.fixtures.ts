import { createAddressBook } from '#server/connectors/address-book/address-book.ts'
import type { Contact } from '#server/connectors/kinds/contact.ts'
import { memoryFile } from '#server/connectors/memory-file.fixtures.ts'
import { contactsOf, readImport } from '#server/connectors/read-import.fixtures.ts'
import { createIdentify } from '#server/people/identity.ts'
import { mentionIn } from '#server/people/mention.ts'
import { buildDirectory } from '#server/people/people-directory.ts'
import { relatedIn } from '#server/people/relations/related.ts'
import { contactKind } from '#server/records/contact.ts'
import { recordKinds } from '#server/records/record-kinds.ts'
import { answersInMemory, type TextDocument } from '../fixtures.ts'
import { withRoles } from './with-roles.ts'

/** A card of a vCard file, from its lines between the version and the end. */
export const card = (...lines: string[]) =>
  ['BEGIN:VCARD', 'VERSION:4.0', ...lines, 'END:VCARD', ''].join('\r\n')

async function contactsIn(cards: string): Promise<Contact[]> {
  const { items } = await readImport(createAddressBook(), memoryFile('contacts.vcf', cards))
  return contactsOf(items)
}

/** Answers over an address book and texts, with the people in them, as in the product. */
export async function answersWithCards(cards: string[], texts: TextDocument[] = []) {
  const contacts = await contactsIn(cards.join(''))
  const rows = contacts.map((contact) =>
    Object.fromEntries(contactKind.columns.map((column) => [column.name, column.value(contact)])),
  )
  const book: TextDocument = {
    id: 'doc_contacts',
    name: 'Contacts',
    passages: contacts.map((contact) => ({ text: contactKind.sheet?.text(contact) ?? '' })),
  }
  const own = answersInMemory({
    records: [{ of: recordKinds.contact, rows }],
    texts: [book, ...texts],
  })
  const identify = createIdentify('44')
  const mentions = contacts.flatMap((value, index) => {
    const mention = mentionIn({ id: index + 1, kind: 'contact', sourceId: '', value }, identify)
    return mention ? [mention] : []
  })
  const mine = identify.email('ada@example.org')
  const related = relatedIn(buildDirectory({ mentions, decisions: [], own: mine ? [mine] : [] }))
  const answers = withRoles(
    { ask: (_, question, options) => own.ask(question.question, options) },
    { related: async () => related },
    own,
  )
  return {
    ask: (question: string) => answers.ask('ada', { question }),
    [Symbol.asyncDispose]: () => own[Symbol.asyncDispose](),
  }
}
