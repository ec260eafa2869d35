import type { RecapWords } from './recap-words.ts'

export const german: RecapWords = {
  subject: (from, to) => `Deine Woche vom ${from} bis ${to}`,
  spent: (spent) => `Du hast ${spent} ausgegeben.`,
  spentMore: (spent, difference) =>
    `Du hast ${spent} ausgegeben, ${difference} mehr als gewöhnlich.`,
  spentLess: (spent, difference) =>
    `Du hast ${spent} ausgegeben, ${difference} weniger als gewöhnlich.`,
  spentAsUsual: (spent) => `Du hast ${spent} ausgegeben, so viel wie gewöhnlich.`,
  biggest: (payments) => `Die größten Zahlungen: ${payments}.`,
  mail: (from, subject, day) =>
    `${from} wartet vielleicht auf eine Antwort auf „${subject}“ (${day}).`,
  steps: (now) => `Du bist ${now} Schritte am Tag gegangen`,
  sleep: (now) => `Du hast ${now} Stunden am Tag geschlafen`,
  more: (percent) => `${percent} % mehr als in den vier Wochen davor.`,
  less: (percent) => `${percent} % weniger als in den vier Wochen davor.`,
  same: 'so viel wie in den vier Wochen davor.',
  documents: (count, names) =>
    count === 1 ? `1 Dokument hinzugefügt: ${names}.` : `${count} Dokumente hinzugefügt: ${names}.`,
  open: 'Zur Übersicht',
  why: 'Du bekommst diese Mail jeden Montag, weil du sie in deinem Konto eingeschaltet hast.',
  stop: 'Keine solchen Mails mehr',
}
