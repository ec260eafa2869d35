import type { Words } from '../dictionary.ts'

/** Data sources: the page, the dialogs and the settings of a source. */
export const sources: Words = {
  'An account keeps what you connect and import. As a guest it would be gone after a day.':
    'Ein Konto behält, was du verbindest und importierst. Als Gast wäre es nach einem Tag weg.',
  'Add Data Source': 'Datenquelle hinzufügen',
  'What {name} asks for': 'Was {name} verlangt',
  'Where is your data?': 'Wo sind deine Daten?',
  Success: 'Erledigt',
  'Data source added successfully. Connection attempt in progress...':
    'Datenquelle hinzugefügt. Die Verbindung wird aufgebaut …',
  'Failed to add data source': 'Die Datenquelle wurde nicht hinzugefügt',
  'Configure {name}': '{name} einrichten',
  'Fill in only what you want to change.':
    'Was du eingibst, ersetzt die bisherigen Angaben; leere Felder ändern nichts.',
  'Delete {name}': '{name} löschen',
  'Are you sure you want to delete this data source?':
    'Willst du diese Datenquelle wirklich löschen?',
  'The source, its credentials and everything that was fetched from it are deleted.':
    'Die Quelle, ihre Zugangsdaten und alles, was sie gebracht hat, werden gelöscht.',
  'Forget the data of {name}': 'Daten von {name} vergessen',
  'Everything that came from this source is deleted for good. The source, its settings and its credentials stay.':
    'Alles aus dieser Quelle wird endgültig gelöscht. Die Quelle, ihre Einstellungen und Zugangsdaten bleiben.',
  'Forget data': 'Daten vergessen',
  'Nothing is stored at the moment.': 'Im Moment ist nichts davon gespeichert.',
  'The next sync fetches everything again. Set the schedule to Off if you do not want that.':
    'Der nächste Abgleich holt alles wieder. Stell den Zeitplan auf „Aus“, wenn du das nicht willst.',
  'Include since': 'Einbeziehen ab',
  'Nothing older is fetched or imported. Empty: everything.':
    'Älteres wird weder abgerufen noch importiert. Leer: alles.',
  'Include kinds': 'Arten einbeziehen',
  'Include folders': 'Ordner einbeziehen',
  'Which of these is you?': 'Wer davon bist du?',
  'Chat exports don’t say which name is yours. Choose it, and Trove can tell your messages from other people’s.':
    'Die Chats verraten nicht, wem sie gehören. Damit lässt sich unterscheiden, was du geschrieben und was du bekommen hast.',
  'Sync automatically': 'Automatisch abgleichen',
  Off: 'Aus',
  Hourly: 'Stündlich',
  Daily: 'Täglich',
  'Stored data': 'Gespeicherte Daten',
  'Deletes what came from here. The connection stays.':
    'Löscht, was von hier kam. Die Verbindung bleibt.',
  'Forget data…': 'Daten vergessen …',
  'Delete source': 'Quelle löschen',
  'Deletes what came from here, the credentials and the source itself.':
    'Löscht, was von hier kam, die Zugangsdaten und die Quelle selbst.',
  'Delete source…': 'Quelle löschen …',
  'Please fill in: {missing}': 'Bitte ausfüllen: {missing}',
  'Missing Information': 'Angaben fehlen',
  Back: 'Zurück',
  'Connect & Start Scraping': 'Verbinden & Abruf starten',
  'Manage your connected integrations': 'Deine verbundenen Quellen verwalten',
  'Add New Data Source': 'Neue Datenquelle hinzufügen',
  'No data sources yet. Add the first one to ask about your mail, chats or accounts.':
    'Noch keine Datenquellen. Füge die erste hinzu, um nach deinen Mails, Chats oder Konten zu fragen.',
  'Nothing to sync': 'Nichts abzugleichen',
  'Loading your data sources': 'Deine Datenquellen werden geladen',
  'Drop exports to import them': 'Exporte hier ablegen, um sie zu importieren',
  '{hint} Up to {importBytes}.': '{hint} Bis zu {importBytes}.',
  '{name} had no data.': '{name} enthielt keine Daten.',
  '{records} and {passages} of {name} were deleted.':
    '{records} und {passages} von {name} wurden gelöscht.',
  '{count} records': { one: '1 Datensatz', other: '{count} Datensätze' },
  '{count} searchable passages': {
    one: '1 durchsuchbare Stelle',
    other: '{count} durchsuchbare Stellen',
  },
}
