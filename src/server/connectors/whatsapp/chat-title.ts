const prefixes = [
  /^whatsapp[ -]*chat (?:with|mit|met|med|con|avec|z|–|-) /i,
  /^whatsapp[ -]*chat[ -]+/i,
  /^chat (?:de|do|di) whatsapp (?:con|com) /i,
  /^(?:discussion|conversation) whatsapp avec /i,
  /^(?:conversa|conversación) (?:do|de) whatsapp (?:com|con) /i,
]

/** Whom a chat is with, from the name of the exported file; empty when it does not tell. */
export function chatTitle(fileName: string): string {
  const name = (fileName.split('/').at(-1) ?? '')
    .replace(/\.(txt|zip)$/i, '')
    .replace(/ \(\d+\)$/, '')
    .trim()
  for (const prefix of prefixes) {
    const title = name.replace(prefix, '').trim()
    if (title !== name && title !== '') return title
  }
  return /^_?chat$/i.test(name) ? '' : name
}

/** For pasted text: the names in it. */
export function titleOfAuthors(authors: Iterable<string>): string {
  const names = [...new Set(authors)].toSorted((a, b) => a.localeCompare(b))
  if (names.length > 4) return `${names.slice(0, 3).join(', ')} and ${names.length - 3} more`
  return names.join(' and ') || 'WhatsApp chat'
}
