import type { Phrasing } from './phrasing.ts'

export const german: Phrasing = {
  language: 'de',
  about: { category: ' für {}', merchant: ' bei {}' },
  when: ' im {}',
  questions: {
    transactions: [
      {
        question: 'Vergleiche meine Ausgaben{about} im {month} mit {before}',
        short: 'Mit {before} vergleichen',
      },
      {
        question: 'Vergleiche meine Ausgaben{about} {year} mit {yearBefore}',
        short: 'Mit {yearBefore} vergleichen',
      },
      'Wie viel habe ich{about} pro Monat ausgegeben?',
      'Was waren meine fünf größten Ausgaben{when}?',
      'Wie viel habe ich{when} ausgegeben?',
    ],
    emails: [
      'Wer hat mir{when} die meisten Mails geschickt?',
      'Wie viele Mails habe ich pro Monat bekommen?',
    ],
    messages: [
      'Mit wem habe ich{when} die meisten Nachrichten ausgetauscht?',
      'Wie viele Nachrichten habe ich pro Monat geschickt?',
    ],
    workouts: ['Wie viele Kilometer bin ich pro Monat gelaufen?', 'Was war mein längster Lauf?'],
    notes: ['Was ist meine neueste Notiz?'],
    contacts: ['Wie viele Kontakte habe ich?'],
    medications: ['Welche Medikamente nehme ich?'],
  },
}
