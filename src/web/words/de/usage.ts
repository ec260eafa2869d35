import type { Words } from '../dictionary.ts'

/** Analytics of a person’s own use. */
export const usage: Words = {
  'all time': 'den gesamten Zeitraum',
  'all time: nothing yet': 'den gesamten Zeitraum: noch nichts',
  'System Performance': 'Systemleistung',
  'Usage Insights': 'Nutzung',
  'Query Trends': 'Abfragen im Verlauf',
  'Data Source Usage': 'Nutzung der Datenquellen',
  'Query Types': 'Arten von Abfragen',
  From: 'Von',
  To: 'Bis',
  Show: 'Anzeigen',
  'Please enter the first and the last day.': 'Bitte gib den ersten und den letzten Tag ein.',
  'The first day has to come before the last.': 'Der erste Tag muss vor dem letzten liegen.',
  'Please enter days from the year 2000 on.': 'Bitte gib Tage ab dem Jahr 2000 ein.',
  'when you asked your first question': 'deine erste Frage',
  'You have not asked anything yet.': 'Du hast noch nichts gefragt.',
  'when you added your first document or source': 'dein erstes Dokument oder deine erste Quelle',
  'You have not added anything yet.': 'Du hast noch nichts hinzugefügt.',
  'the first answer whose citations were counted': 'die erste Antwort, deren Belege gezählt wurden',
  'No answer has cited anything yet.': 'Noch keine Antwort hat etwas zitiert.',
  'The time that each answer took, measured on the server when it was made.':
    'Die Zeit, die jede Antwort gebraucht hat, beim Antworten auf dem Server gemessen.',
  'What was noted with each answer when it was made.': 'Was bei jeder Antwort vermerkt wurde.',
  'Your questions on Ask Anything and in Chat, and the queries of the Query Builder, answered or not.':
    'Deine Fragen unter „Frag alles“ und im Chat sowie die Abfragen des Abfrage-Editors, beantwortet oder nicht.',
  'People with an account who did something here in the last 30 minutes.':
    'Personen mit Konto, die hier in den letzten 30 Minuten etwas getan haben.',
  'You. Nobody else sees this page or is counted on it.':
    'Du. Niemand sonst sieht diese Seite oder wird hier gezählt.',
  'Sources that you added before the period ended and that are still there. Uploads are no source.':
    'Quellen, die du vor dem Ende des Zeitraums hinzugefügt hast und die es noch gibt. Hochgeladenes ist keine Quelle.',
  'The mean time from sending a question until its whole answer was there.':
    'Die mittlere Zeit vom Absenden einer Frage bis zur vollständigen Antwort.',
  'The time that half of your answers stayed below.':
    'Die Zeit, unter der die Hälfte deiner Antworten blieb.',
  'The time that 95% of your answers stayed below (p95).':
    'Die Zeit, unter der 95 % deiner Antworten blieben (p95).',
  'The success rate: questions whose answer was found in your data, of all whose outcome is known.':
    'Die Erfolgsquote: Fragen, deren Antwort in deinen Daten gefunden wurde, von allen mit bekanntem Ausgang.',
  'The mean confidence of your answers, as shown beside each of them.':
    'Die mittlere Sicherheit deiner Antworten, wie sie neben jeder steht.',
  'Passages of your documents and sources that can be found by their words.':
    'Stellen deiner Dokumente und Quellen, die sich nach ihren Wörtern finden lassen.',
  'The share of these passages that can be found by their meaning, too.':
    'Der Anteil dieser Stellen, die sich auch nach ihrer Bedeutung finden lassen.',
  'Your questions and queries, by the time at which you asked them.':
    'Deine Fragen und Abfragen, nach dem Zeitpunkt.',
  'Stored rows, messages and passages that answers can draw on.':
    'Gespeicherte Zeilen, Nachrichten und Textstellen, aus denen Antworten schöpfen.',
  'How often answers on Ask Anything and in Chat cited each source.':
    'Wie oft Antworten unter „Frag alles“ und im Chat jede Quelle zitiert haben.',
  'Your questions by the way in which they were understood.':
    'Deine Fragen danach, wie sie verstanden wurden.',
  'The change of this month against the month before.':
    'Die Veränderung dieses Monats zum Vormonat.',
  'The change of the period against as many days before it.':
    'Die Veränderung des Zeitraums gegenüber ebenso vielen Tagen davor.',
  'The hour in which you asked most.': 'Die Stunde, in der du am meisten gefragt hast.',
  'The year in which you asked most.': 'Das Jahr, in dem du am meisten gefragt hast.',
  'The day in which you asked most.': 'Der Tag, an dem du am meisten gefragt hast.',
  'The week in which you asked most.': 'Die Woche, in der du am meisten gefragt hast.',
  'The month in which you asked most.': 'Der Monat, in dem du am meisten gefragt hast.',
  'The kind of uploads or the source that holds most data points.':
    'Die Art von Dokumenten oder die Quelle mit den meisten Datenpunkten.',
  'Since {began}.': 'Seit: {began}.',
  '{period}. All time begins on {began}.': '{period}. Der gesamte Zeitraum beginnt am {began}.',
  'Known after your first question': 'Nach deiner ersten Frage bekannt',
  'You asked nothing in this period': 'In diesem Zeitraum hast du nichts gefragt',
  'Known after your first document': 'Nach deinem ersten Dokument bekannt',
  'Nothing of this period is stored': 'Aus diesem Zeitraum ist nichts gespeichert',
  'Avg Response Time': 'Mittlere Antwortzeit',
  'From question to answer, over {count} questions': {
    one: 'Von der Frage zur Antwort, über 1 Frage',
    other: 'Von der Frage zur Antwort, über {count} Fragen',
  },
  'Median response time': 'Median der Antwortzeit',
  'Half of your answers came faster': 'Die Hälfte deiner Antworten kam schneller',
  'Slowest answers': 'Langsamste Antworten',
  '19 of 20 answers came faster': '19 von 20 Antworten kamen schneller',
  'Questions answered': 'Beantwortete Fragen',
  '{found} of {count} questions found their answer in your data': {
    one: '{found} von 1 Frage hat ihre Antwort in deinen Daten gefunden',
    other: '{found} von {count} Fragen haben ihre Antwort in deinen Daten gefunden',
  },
  'Average confidence': 'Mittlere Sicherheit',
  'Mean over your answers': 'Mittel über deine Antworten',
  'Search by words': 'Suche nach Wörtern',
  'Passages of your documents that are indexed': 'Erfasste Stellen deiner Dokumente',
  'Upload a document to search it': 'Lade ein Dokument hoch, um es zu durchsuchen',
  'Search by meaning': 'Suche nach Bedeutung',
  '{withVectors} of {count} passages have their vector': {
    one: '{withVectors} von 1 Textstelle hat ihren Vektor',
    other: '{withVectors} von {count} Textstellen haben ihren Vektor',
  },
  'Growth in queries': 'Zuwachs an Abfragen',
  'Growth in documents': 'Zuwachs an Dokumenten',
  '{count} queries': { one: '1 Abfrage', other: '{count} Abfragen' },
  '{count} documents uploaded': {
    one: '1 Dokument hochgeladen',
    other: '{count} Dokumente hochgeladen',
  },
  'this month': 'diesen Monat',
  'in the month before': 'im Vormonat',
  'in this period': 'in diesem Zeitraum',
  'in as many days before it': 'in ebenso vielen Tagen davor',
  '{explanation}: no base to compare': '{explanation}: kein Vergleichswert',
  'Busiest hour': 'Aktivste Stunde',
  'Busiest year': 'Aktivstes Jahr',
  'Busiest day': 'Aktivster Tag',
  'Busiest week': 'Aktivste Woche',
  'Busiest month': 'Aktivster Monat',
  'Most of your data': 'Das meiste deiner Daten',
  '{count} data points': { one: '1 Datenpunkt', other: '{count} Datenpunkte' },
  '{points} in {documents}': '{points} in {documents}',
  '{count} documents': { one: '1 Dokument', other: '{count} Dokumente' },
  '{count} sources': { one: '1 Quelle', other: '{count} Quellen' },
  'Key figures': 'Kennzahlen',
  'Active Users': 'Aktive Nutzer',
  'Data Sources': 'Datenquellen',
  'All that you ever asked here': 'Alles, was du hier je gefragt hast',
  'What you asked in this period': 'Was du in diesem Zeitraum gefragt hast',
  'People with an account, in the last 30 minutes': 'Personen mit Konto, in den letzten 30 Minuten',
  'You; this page is yours alone': 'Du; diese Seite gehört nur dir',
  'All that you have added; uploads are counted below':
    'Alle, die du hinzugefügt hast; Hochgeladenes steht unten',
  'At the end of the period; {added} of them added in it':
    'Am Ende des Zeitraums; {added} davon darin hinzugefügt',
  'All time': 'Gesamt',
  '7 days': '7 Tage',
  '3 months': '3 Monate',
  '12 months': '12 Monate',
  '{first} to {last}': '{first} bis {last}',
  'Everything you asked: on Ask Anything, in Chat and in the Query Builder':
    'Alles, was du gefragt hast: unter „Frag alles“, im Chat und im Abfrage-Editor',
  'Ask your first question': 'Stell deine erste Frage',
  'Ask a question': 'Stell eine Frage',
  'You have not asked anything in this period.': 'In diesem Zeitraum hast du nichts gefragt.',
  'By hour': 'Nach Stunde',
  'By year': 'Nach Jahr',
  'By day': 'Nach Tag',
  'By week': 'Nach Woche',
  'By month': 'Nach Monat',
  Personal: 'Persönlich',
  Analytical: 'Analytisch',
  General: 'Allgemein',
  'How your questions were understood': 'Wie deine Fragen verstanden wurden',
  'No question has been answered yet.': 'Es wurde noch keine Frage beantwortet.',
  'No question was answered in this period.': 'In diesem Zeitraum wurde keine Frage beantwortet.',
  'By type': 'Nach Art',
  Period: 'Zeitraum',
  'From – to': 'Von – bis',
  'What answers can draw on: stored rows, messages and passages':
    'Woraus Antworten schöpfen: gespeicherte Zeilen, Nachrichten und Textstellen',
  'How often answers cited what they are made of': 'Wie oft Antworten ihre Quellen zitiert haben',
  'Data Source Usage by records': 'Nutzung der Datenquellen nach Datensätzen',
  'Data Source Usage by citations': 'Nutzung der Datenquellen nach Zitaten',
  'By records': 'Nach Datensätzen',
  'By citations': 'Nach Zitaten',
  'By source': 'Nach Quelle',
  'No answer of this period cites anything.': 'Keine Antwort in diesem Zeitraum zitiert etwas.',
  'Nothing is stored yet. Upload a document to see what it adds.':
    'Noch ist nichts gespeichert. Lade ein Dokument hoch, um zu sehen, was es beiträgt.',
  'Nothing that is stored is of this period.': 'Nichts Gespeichertes stammt aus diesem Zeitraum.',
  citations: 'Zitate',
}
