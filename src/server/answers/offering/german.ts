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
      'Wofür habe ich{when} am meisten ausgegeben?',
      'Wie viel habe ich{when} ausgegeben?',
    ],
    emails: [
      {
        question: 'Wie viele Mails habe ich im {month} im Vergleich zu {before} bekommen?',
        short: 'Mit {before} vergleichen',
      },
      'Wer hat mir{when} die meisten Mails geschickt?',
      'Wie viele Mails habe ich pro Monat bekommen?',
      'Wie viele ungelesene Mails habe ich?',
      'Wem schreibe ich am meisten?',
    ],
    messages: [
      'Mit wem habe ich{when} die meisten Nachrichten ausgetauscht?',
      'Wie viele Nachrichten habe ich pro Monat geschickt?',
      'Wie viele Nachrichten habe ich pro Monat bekommen?',
    ],
    events: ['Wann ist mein nächster Termin?', 'Wie viele Termine hatte ich pro Monat?'],
    workouts: [
      'Wie viele Kilometer bin ich pro Monat gelaufen?',
      'Was war mein längster Lauf?',
      'Wie viele Trainings habe ich pro Monat gemacht?',
    ],
    vitals: [
      'Wie viele Schritte bin ich pro Monat gegangen?',
      'Wie hoch war mein durchschnittlicher Puls pro Monat?',
    ],
    medications: ['Welche Medikamente nehme ich?'],
    posts: [
      'Wie viele Beiträge habe ich pro Monat geschrieben?',
      'Wie viele Beiträge habe ich pro Jahr geschrieben?',
    ],
    orders: [
      'Was habe ich letzten Monat bestellt?',
      'Wie viele Sachen habe ich pro Monat bestellt?',
    ],
    plays: [
      'Welchen Künstler habe ich am meisten gehört?',
      'Wie viele Lieder habe ich pro Monat gehört?',
    ],
    books: ['Wie viele Bücher habe ich pro Jahr gelesen?'],
    holdings: ['Wie viel sind meine Wertpapiere insgesamt wert?'],
    contacts: ['Wie viele Kontakte habe ich?'],
    notes: ['Was ist meine neueste Notiz?', 'Wie viele Notizen habe ich pro Monat geschrieben?'],
    activities: ['Wie viele Seiten habe ich pro Monat besucht?'],
    trades: ['Wie viel Dividenden habe ich pro Jahr bekommen?'],
  },
  sheets: {
    total: 'die Summe von {measure}',
    average: 'der Durchschnitt von {measure}',
    valueFigure: 'Wie hoch ist {figure} für {value}?',
    byMonth: 'Wie hoch ist {figure} pro Monat?',
    byCategory: 'Wie hoch ist {figure} pro {category}?',
    top: 'Was sind die Top 5 {entities} nach {measure}?',
    averageOf: 'Wie hoch ist der Durchschnitt von {measure}?',
    rowsBy: 'Wie viele Zeilen gibt es pro {category}?',
    different: 'Wie viele verschiedene {entities} gibt es?',
  },
  texts: {
    whole: 'Was steht in „{title}“?',
    section: 'Was steht in „{title}“ zu {heading}?',
  },
  withoutData: [
    'Was sind 15 % von 1.240?',
    'Wie viel sind 10 Meilen in Kilometern?',
    'Wie hoch ist der Zinseszins auf 1.000 zu 5 % für 10 Jahre?',
    'Wie viele Tage liegen zwischen dem 1. Januar 2025 und dem 1. Juli 2025?',
  ],
}
