/** What phones put around a name in the file name of an export. */
const around = [
  /^whatsapp[ -]*chat (?:with|mit|met|med|con|com|avec|z|s|–|-) /i,
  /^whatsapp[ -]*chat[ -]+/i,
  /^chatt?(?: (?:de|do|di|på|med))? whatsapp (?:con|com|med) /i,
  /^whatsapp[ -]*(?:chatt?|samtale|keskustelu|konverzace|csevegés|sohbeti|razgovor|pokalbis|vestlus) ?(?:med|s|sa|su|-)? /i,
  /^(?:discussion|conversation) whatsapp avec /i,
  /^(?:conversa|conversación|conversație|conversația) (?:do |de |pe |din )?whatsapp (?:com|con|amb|cu) /i,
  /^xat de whatsapp amb /i,
  /^czat whatsapp z (?:użytkownikiem )?/i,
  /^(?:чат|переписка) (?:в )?whatsapp (?:с контактом|с|із|з) /i,
  /^(?:chat|obrolan|sembang) whatsapp dengan /i,
  /^(?:cuộc )?trò chuyện (?:trên )?whatsapp với /i,
  /^συνομιλία whatsapp με (?:τον |την |το )?/i,
  /^(?:דו-שיח|צ['׳]אט) ב-?whatsapp עם /i,
  /^محادثة (?:واتساب|whatsapp) مع /i,
  /^whatsapp[ -]*(?:聊天记录|聊天|對話|チャット|トーク|대화|चैट)[ -]*/i,
  / (?:ile )?whatsapp sohbeti$/i,
  /^(?:与|與)|(?:的 ?)?whatsapp ?(?:聊天记录|聊天|對話|对话)$|とのwhatsapp(?:チャット|トーク)$|(?:님)?(?:과|와)?의? ?whatsapp 대화$/gi,
  /(?: के साथ)? whatsapp चैट$/i,
]

/** The name of a chat from the file name of its export; empty if it has none. */
export function chatTitle(fileName: string): string {
  const name = (fileName.split('/').at(-1) ?? '')
    .replace(/\.(txt|zip)$/i, '')
    .replace(/ \(\d+\)$/, '')
    .trim()
  for (const words of around) {
    const title = name.replace(words, '').trim()
    if (title !== name && title !== '') return title
  }
  return /^_?chat$/i.test(name) ? '' : name
}

/** A title for pasted text, made of the names in it. */
export function titleOfAuthors(authors: Iterable<string>): string {
  const names = [...new Set(authors)].toSorted((a, b) => a.localeCompare(b))
  if (names.length > 4) return `${names.slice(0, 3).join(', ')} and ${names.length - 3} more`
  return names.join(' and ') || 'WhatsApp chat'
}
