import type { Words } from '../dictionary.ts'

/** The sample and the wizard of the first steps. */
export const onboarding: Words = {
  Sample: 'Beispiel',
  'Sample data': 'Beispieldaten',
  'Sample data: Mara Ellison': 'Beispieldaten: Mara Ellison',
  '(fictional)': '(fiktiv)',
  'the sample data': 'die Beispieldaten',
  'Loading the sample…': 'Beispiel wird geladen …',
  'Load the sample': 'Beispiel laden',
  'Sample data loaded': 'Beispieldaten geladen',
  'Two years in the life of Mara Ellison, a fictional person. Ask about her mail, money or health.':
    'Zwei Jahre im Leben der fiktiven Mara Ellison. Frag nach ihren Mails, ihrem Geld oder ihrer Gesundheit.',
  'The sample data could not be loaded': 'Die Beispieldaten konnten nicht geladen werden',
  'Sample data removed': 'Beispieldaten entfernt',
  'Your own data is untouched.': 'Deine eigenen Daten sind unberührt.',
  'The sample data could not be removed': 'Die Beispieldaten konnten nicht entfernt werden',
  'What will be connected': 'Was verbunden wird',
  'What you could ask first': 'Was du zuerst fragen könntest',
  '{names} will be imported.': '{names} wird importiert.',
  'It could not be checked now. It is tried when you complete the setup.':
    'Jetzt ließ es sich nicht prüfen. Schließ die Einrichtung ab, dann wird es versucht.',
  'Export files': 'Exportdateien',
  'Connection details': 'Zugangsdaten',
  'What you enter is checked only when you ask, and not stored until you complete the setup. Tokens and passwords stay on this page only: a reload forgets them.':
    'Was du eingibst, wird erst auf deinen Wunsch ausprobiert und bis zum Abschluss nirgends gespeichert. Tokens und Passwörter bleiben nur auf dieser Seite: Beim Neuladen sind sie weg.',
  'Documents to upload': 'Dokumente zum Hochladen',
  'PDF, xlsx, csv, doc and docx, up to 10MB each. You can also drop them here.':
    'PDF, xlsx, csv, doc und docx, je bis 10 MB. Du kannst sie auch hier ablegen.',
  'A reload does not keep files that were not uploaded yet. Choose again: {lost}.':
    'Beim Neuladen gehen Dateien verloren, die noch nicht hochgeladen sind. Wähle sie erneut: {lost}.',
  '{problem} Next tries it again.': '{problem} „Weiter“ versucht es erneut.',
  'The upload failed.': 'Das Hochladen kam nicht durch.',
  'Continue without these files': 'Ohne diese Dateien weitermachen',
  'Drop files to add them': 'Dateien hier ablegen',
  Uploaded: 'Hochgeladen',
  'Welcome to Trove': 'Willkommen bei Trove',
  'In five short steps Trove learns where your data is.':
    'In fünf kurzen Schritten erfährt Trove, wo deine Daten sind.',
  'Connect your data': 'Deine Daten verbinden',
  'Select at least one. You can add others at any time.':
    'Wähle mindestens eine. Weitere kannst du jederzeit hinzufügen.',
  'What connects each source: paste it, check it, or add an export.':
    'Was jede Quelle verbindet: einfügen, prüfen oder einen Export hinzufügen.',
  'Add some now, or continue: this step can stay empty.':
    'Füge jetzt welche hinzu oder mach weiter: Dieser Schritt darf leer bleiben.',
  'You are all set': 'Alles bereit',
  'Complete the setup and ask your first question.':
    'Schließ die Einrichtung ab und stell deine erste Frage.',
  'Complete Setup': 'Einrichtung abschließen',
  Next: 'Weiter',
  'Step {step} of {length}': 'Schritt {step} von {length}',
  'Skip for now': 'Vorerst überspringen',
  '{step}% complete': '{step} % fertig',
  'What did I spend most on last month?': 'Wofür habe ich letzten Monat am meisten ausgegeben?',
  'Which documents mention a deadline?': 'Welche Dokumente nennen eine Frist?',
  'Who wrote to me about an invoice?': 'Wer hat mir wegen einer Rechnung geschrieben?',
  'Summarize the last document that I uploaded.':
    'Fasse das zuletzt hochgeladene Dokument zusammen.',
  'Your sources': 'Deine Quellen',
  'Hide your sources': 'Deine Quellen ausblenden',
  'Everything about them is under {link}.': 'Alles dazu steht unter {link}.',
  'Add export file of {name}': 'Exportdatei von {name} hinzufügen',
  'Add export file': 'Exportdatei hinzufügen',
  'or drop it here': 'oder hier ablegen',
  'Check {name}': '{name} prüfen',
  Check: 'Prüfen',
  'Secrets are not kept over a reload. Please enter them again.':
    'Geheimes bleibt beim Neuladen nicht erhalten. Bitte gib es erneut ein.',
  'It could not be checked. {message}': 'Es ließ sich nicht prüfen. {message}',
  'Files of {name} on their way': 'Dateien von {name} unterwegs',
  'Remove export file of {name}': 'Exportdatei von {name} entfernen',
  'Visits to your website.': 'Besuche deiner Website.',
  'File Too Large': 'Datei zu groß',
  '{name} exceeds the 10MB limit': '{name} ist größer als 10 MB',
  'Invalid File Type': 'Ungültiger Dateityp',
  'You can add it under Documents afterwards.':
    'Du kannst sie danach unter „Dokumente“ hinzufügen.',
  '{name} is not a supported file type': '{name} ist kein unterstützter Dateityp',
  'This is {description}, of {name} and not of {name2}. Add it under Data Sources after the setup.':
    'Das ist {description}, von {name} und nicht von {name2}. Füge es nach der Einrichtung unter Datenquellen hinzu.',
  'This is no export of {name} that Trove can read. {hint}':
    'Das ist kein Export von {name}, den Trove lesen kann. {hint}',
  'Your personalization setup is complete. You can now start asking questions.':
    'Deine Einrichtung ist abgeschlossen. Du kannst jetzt Fragen stellen.',
  'Setup Error': 'Fehler bei der Einrichtung',
  'There was an issue completing your setup. Please try again.':
    'Die Einrichtung ließ sich nicht abschließen. Bitte versuche es erneut.',
  'Your documents are being processed for personalization.': 'Deine Dokumente werden verarbeitet.',
  'Failed to upload document': 'Das Dokument wurde nicht hochgeladen',
  'Connect your accounts, such as mail, social networks and your bank.':
    'Verbinde deine Konten, etwa Mail, soziale Netzwerke und deine Bank.',
  'Add documents: statements, contracts, sheets and reports.':
    'Füge Dokumente hinzu: Auszüge, Verträge, Tabellen und Berichte.',
  'Ask about all of it, and open the evidence of each answer.':
    'Frag nach allem und öffne die Belege jeder Antwort.',
  Privacy: 'Datenschutz',
  'It is sealed with a key of your own, so a copy of the database cannot be read; whoever runs this server holds the key to that key and could open it.':
    'Alles ist mit einem eigenen Schlüssel versiegelt, sodass eine Kopie der Datenbank unlesbar ist; wer diesen Server betreibt, besitzt den Schlüssel zu diesem Schlüssel und könnte ihn öffnen.',
  'Export file': 'Exportdatei',
  'Your data will be scraped, vectorized, and stored securely for personalized AI assistance. All credentials are encrypted.':
    'Deine Daten werden abgerufen, vektorisiert und sicher gespeichert, um dir persönlich zu helfen. Alle Zugangsdaten sind verschlüsselt.',
}
