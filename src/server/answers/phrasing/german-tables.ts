import type { Words } from './words.ts'

/** Nouns and sentences for the rows of each table. */
export const germanTables: Words['tables'] = {
  transactions: {
    rows: ['Zahlung', 'Zahlungen'],
    says: {
      'sum amount account_type=savings kind=transfer -amount':
        'Du hast {when} {figure} {where} gespart{times}{change}.',
      'sum amount out': 'Du hast {when} {figure} {where} ausgegeben{times}{change}.',
      'sum amount in': 'Du hast {when} {figure} {where} bekommen{times}{change}.',
      'avg amount out': 'Eine Zahlung {where} war {when} im Schnitt {figure}.',
      'avg amount in': 'Du hast {when} {where} im Schnitt {figure} bekommen.',
      'per amount out': 'Du hast {when} {where} im Schnitt {figure} pro {unit} ausgegeben.',
      'count out': 'Du hast {when} {figure} {where} gemacht{change}.',
    },
  },
  emails: {
    rows: ['E-Mail', 'E-Mails'],
    says: {
      'count unread=true': 'Du hast {when} {figure} {where} noch nicht gelesen.',
      'count has_attachments=true': 'Du hast {when} {figure} {where} mit Anhang.',
      'count direction=received': 'Du hast {when} {figure} {where} bekommen{change}.',
      'count direction=sent': 'Du hast {when} {figure} {where} geschrieben{change}.',
      count: 'Du hast {when} {figure} {where} geschrieben und bekommen{change}.',
    },
  },
  messages: {
    rows: ['Nachricht', 'Nachrichten'],
    says: {
      'count from_me=true': 'Du hast {when} {figure} {where} geschrieben{change}.',
      'count from_me=false': 'Du hast {when} {figure} {where} bekommen{change}.',
      count: 'Du hast {when} {figure} {where} geschrieben und bekommen{change}.',
    },
  },
  events: {
    rows: ['Termin', 'Termine'],
    says: { count: 'In deinem Kalender stehen {when} {figure} {where}.' },
  },
  workouts: {
    rows: ['Training', 'Trainings'],
    says: {
      'sum kilometres': 'Du hast {when} {figure} {where} zurückgelegt{times}{change}.',
      'sum minutes': 'Du hast {when} {figure} {where} verbracht{times}{change}.',
      'sum kilocalories': 'Du hast {when} {figure} {where} verbrannt{times}{change}.',
      count: 'Du hast {when} {figure} {where} gemacht{change}.',
    },
  },
  vitals: {
    rows: ['Messung', 'Messungen'],
    says: {
      'sum value name=steps': 'Du bist {when} {figure} Schritte gegangen{change}.',
      'avg value name=steps': 'Du bist {when} im Schnitt {figure} Schritte gegangen.',
      'per value name=steps': 'Du bist {when} im Schnitt {figure} Schritte pro {unit} gegangen.',
      'avg value': 'Im Durchschnitt waren es {when} {figure} ({named}).',
      'min value': 'Am niedrigsten waren {when} {figure} ({named}).',
      'max value': 'Am höchsten waren {when} {figure} ({named}).',
    },
  },
  posts: {
    rows: ['Beitrag', 'Beiträge'],
    says: { count: 'Du hast {when} {figure} {where} veröffentlicht{change}.' },
  },
  accounts: {
    rows: ['Konto', 'Konten'],
    says: {
      'sum balance out': 'Du schuldest {figure} {where}{times}.',
      'sum balance': 'Du hast {figure} {where}{times}.',
    },
  },
  web_metrics: {
    rows: ['Wert', 'Werte'],
    says: { 'sum value': 'Deine Website hatte {when} {figure} {named}{change}.' },
  },
  contacts: {
    rows: ['Kontakt', 'Kontakte'],
    kinds: {
      'relation=follower': ['Follower', 'Follower'],
      'relation=following': ['Konto, dem du folgst', 'Konten, denen du folgst'],
      'relation=friend': ['Freund', 'Freunde'],
      'relation=connection': ['Verbindung', 'Verbindungen'],
      'relation=blocked': ['blockierter Kontakt', 'blockierte Kontakte'],
    },
    says: { count: 'Du hast {figure} {where}.' },
  },
  people: { rows: ['Person', 'Personen'], says: { count: 'Du kennst {figure} {where}.' } },
  labs: { rows: ['Laborwert', 'Laborwerte'], says: {} },
  medications: { rows: ['Medikament', 'Medikamente'], says: {} },
  health_entries: { rows: ['Eintrag', 'Einträge'], says: {} },
  activities: { rows: ['Aktivität', 'Aktivitäten'], says: {} },
  files: { rows: ['Datei', 'Dateien'], says: {} },
  notes: { rows: ['Notiz', 'Notizen'], says: {} },
  orders: {
    rows: ['Bestellung', 'Bestellungen'],
    says: {
      'sum amount': 'Deine Bestellungen {where} haben {when} {figure} gekostet{times}{change}.',
      count: 'Du hast {when} {figure} {where} aufgegeben{change}.',
    },
  },
  plays: {
    rows: ['Wiedergabe', 'Wiedergaben'],
    kinds: {
      'kind=song': ['Lied', 'Lieder'],
      'kind=podcast': ['Podcast', 'Podcasts'],
      'kind=audiobook': ['Hörbuch', 'Hörbücher'],
      'kind=film': ['Film', 'Filme'],
      'kind=series': ['Folge', 'Folgen'],
    },
    says: {
      'count kind=film': 'Du hast {when} {figure} {where} gesehen{change}.',
      'count kind=series': 'Du hast {when} {figure} {where} gesehen{change}.',
      count: 'Du hast {when} {figure} {where} gehört{change}.',
      'sum minutes kind=film': 'Du hast {when} {figure} {where} geschaut{times}{change}.',
      'sum minutes kind=series': 'Du hast {when} {figure} {where} geschaut{times}{change}.',
      'sum minutes': 'Du hast {when} {figure} {where} gehört{times}{change}.',
    },
  },
  books: { rows: ['Buch', 'Bücher'], says: {} },
  trades: { rows: ['Geschäft', 'Geschäfte'], says: {} },
  holdings: {
    rows: ['Position', 'Positionen'],
    says: { 'sum value': 'Deine Anlagen {where} sind {figure} wert{times}.' },
  },
  other: { rows: ['Zeile', 'Zeilen'], says: {} },
}
