import { moneySenses } from './money-senses.ts'
import { pastimeSenses } from './pastime-senses.ts'
import { has, is } from './sense-filters.ts'
import type { TableSenses } from './senses.ts'

const write =
  'write, written, write to, send, sent, reply, replied, answer, schreiben, schreibe, geschrieben, schreibt, schrieb, geschickt, schicke, schickt, sende, gesendet, sendet'
const receive =
  'get, got, gotten, receive, received, bekommen, bekam, erhalten, erhielt, empfangen, kriegen'
const exchange =
  'exchange, exchanged, swap, ausgetauscht, austauschen, gewechselt, talk, talked, chatted, texted, gechattet'

const speak =
  'ask, asked, tell, told, say, said, fragen, gefragt, fragte, sagen, gesagt, sagte, erzählt, erzählte'

// Names as the mail or the service spells them, and the resolved person, however it is spelled.
const sender = ['from_name', 'from_address', 'from_person']
const recipients = ['to_names', 'to_addresses', 'to_people']
const author = ['sender_name', 'sender', 'from_person']
const chatMates = ['chat', 'person']

/** Keyed by table name. To add a table or a language, add words here. */
export const recordSenses: Partial<Record<string, TableSenses>> = {
  emails: {
    nouns: 'mail, mails, email, emails, e-mail, e-mails, inbox, posteingang, correspondence',
    show: ['subject', 'from_name', 'date'],
    from: sender,
    to: recipients,
    prose: ['subject', 'attachments'],
    lists: ['to_names', 'to_addresses', 'to_people', 'cc_addresses', 'person', 'labels'],
    senses: [
      {
        says: write,
        filters: [is('direction', 'sent')],
        people: recipients,
        byOthers: { filters: [is('direction', 'received')], people: sender },
      },
      { says: receive, filters: [is('direction', 'received')], people: sender },
      { says: exchange, people: [...sender, ...recipients] },
      {
        says: 'unread, not read, unopened, ungelesen, ungelesene, ungelesenen, ungelesener',
        filters: [is('unread', true)],
      },
      {
        says: 'attachment, attachments, attached, anhang, anhänge, anhängen',
        filters: [is('has_attachments', true)],
      },
    ],
  },
  messages: {
    nouns:
      'message, messages, text, texts, chat, chats, nachricht, nachrichten, sms, whatsapps, conversation, unterhaltung',
    show: ['text', 'sender_name', 'chat', 'date'],
    from: author,
    to: chatMates,
    prose: ['text', 'file'],
    senses: [
      {
        says: write,
        filters: [is('from_me', true)],
        people: chatMates,
        byOthers: { filters: [is('from_me', false)], people: author },
      },
      { says: receive, filters: [is('from_me', false)], people: author },
      { says: exchange, people: [...chatMates, ...author] },
      {
        says: speak,
        filters: [is('from_me', true)],
        people: chatMates,
        byOthers: { filters: [is('from_me', false)], people: author },
        about: true,
      },
    ],
  },
  ...moneySenses,
  ...pastimeSenses,
  events: {
    nouns:
      'event, events, appointment, appointments, meeting, meetings, calendar, termin, termine, terminen, kalender, verabredung',
    show: ['title', 'start', 'location'],
    from: ['organiser', 'attendees'],
    to: ['attendees'],
    prose: ['title', 'description', 'location'],
    titles: 'title',
    span: ['start', 'finish'],
    lists: ['attendees'],
    senses: [
      {
        says: 'attend, attends, attended, come, comes, came, coming, join, joins, joined, invited, take part, takes part, took part, teilnehmen, nimmt teil, kommt, kommen, kam, dabei, eingeladen',
        people: ['attendees'],
      },
    ],
  },
  workouts: {
    nouns:
      'workout, workouts, exercise, training, trainings, sport, work out, worked out, trainiert',
    show: ['name', 'start', 'minutes', 'kilometres'],
    longest: ['kilometres', 'minutes'],
    senses: [
      {
        says: 'run, ran, runs, running, jog, jogged, jogging, gelaufen, laufen, lief, gejoggt, joggen, laufe, läufe',
        filters: [has('name', 'run')],
      },
      { says: 'walk, walked, walking, walks, spazieren, gegangen', filters: [has('name', 'walk')] },
      {
        says: 'swim, swam, swum, swimming, schwimmen, geschwommen',
        filters: [has('name', 'swim')],
      },
      {
        says: 'cycle, cycled, cycling, bike, biked, biking, rode, ride, rides, radfahren, geradelt',
        filters: [has('name', 'cycl')],
      },
      { says: 'hike, hiked, hiking, wandern, gewandert', filters: [has('name', 'hik')] },
      {
        says: 'far, distance, km, kilometer, kilometers, kilometre, weit, strecke',
        column: 'kilometres',
      },
      {
        says: 'long, time, duration, minute, minutes, hours, lange, dauer, zeit',
        column: 'minutes',
      },
      {
        says: 'calorie, calories, burn, burned, burnt, kalorien, verbrannt',
        column: 'kilocalories',
      },
    ],
  },
  vitals: {
    nouns: 'vitals, measurement, measurements, reading, readings, messung, messungen, messwert',
    show: ['value', 'unit', 'name', 'date'],
    senses: [
      {
        says: 'pulse, puls, herzfrequenz, herzschlag, heartbeat',
        filters: [is('name', 'heart rate')],
      },
      {
        says: 'weigh, weighed, gewicht, gewogen, wiege, body weight',
        filters: [is('name', 'weight')],
      },
      { says: 'step, steps, schritt, schritte, schritten', filters: [is('name', 'steps')] },
      { says: 'blood pressure, blutdruck', filters: [has('name', 'blood pressure')] },
      {
        says: 'slept, sleep, sleeping, schlaf, geschlafen, schlafe',
        filters: [has('name', 'sleep')],
      },
      { says: 'ruhepuls', filters: [is('name', 'resting heart rate')] },
      { says: 'bmi', filters: [is('name', 'body mass index')] },
      { says: 'temperature, temperatur, fieber, fever', filters: [has('name', 'temperature')] },
      { says: 'sauerstoff, oxygen, spo2', filters: [has('name', 'oxygen')] },
      { says: 'größe, height, tall', filters: [is('name', 'height')] },
    ],
  },
  labs: {
    nouns:
      'lab, labs, result, results, value, level, test, blood test, labor, laborwert, laborwerte, wert, werte, blutwert, blutwerte, befund',
    show: ['value', 'unit', 'name', 'date'],
    state: 'flag',
    senses: [],
  },
  medications: {
    nouns:
      'medication, medications, medicine, medicines, drug, drugs, prescription, prescriptions, pill, pills, medikament, medikamente, rezept',
    show: ['name', 'dose', 'frequency', 'since'],
    span: ['since', 'until'],
    senses: [],
  },
  posts: {
    nouns:
      'post, posts, posted, publish, published, write, written, beitrag, beiträge, gepostet, geschrieben',
    show: ['text', 'service', 'date'],
    prose: ['title', 'text'],
    whole: { column: 'kind', filter: is('kind', 'post', 'comment', 'reply', 'share', 'review') },
    senses: [
      { says: 'tweet, tweets, tweeted', filters: [is('service', 'Twitter', 'X')] },
      { says: 'liked, gemocht, geliked', filters: [is('kind', 'like')] },
      { says: 'bookmark, bookmarks, lesezeichen', filters: [is('kind', 'bookmark')] },
    ],
  },
  web_metrics: {
    nouns:
      'website, web site, webpage, homepage, site, blog, portfolio, traffic, analytics, webseite, internetseite, seite',
    show: ['metric', 'value', 'date'],
    sums: { value: 'value', of: 'metric' },
    whole: { column: 'dimension', filter: { op: 'empty', column: 'dimension' } },
    senses: [
      {
        says: 'session, sessions, visit, visits, sitzung, sitzungen, besuch, besuche, aufruf, aufrufe',
        filters: [is('metric', 'sessions')],
      },
      {
        says: 'page view, page views, pageview, pageviews, views, seitenaufruf, seitenaufrufe',
        filters: [is('metric', 'screenPageViews')],
      },
      {
        says: 'user, users, visitor, visitors, besucher, nutzer',
        filters: [is('metric', 'activeUsers')],
      },
      {
        says: 'user, users, visitor, visitors, besucher, nutzer',
        filters: [is('metric', 'totalUsers')],
      },
    ],
  },
  activities: {
    nouns: 'activity, activities, aktivität, aktivitäten',
    show: ['title', 'action', 'date'],
    senses: [
      { says: 'video, videos, youtube', filters: [is('service', 'YouTube')] },
      { says: 'hear, heard, song, songs, gehört', filters: [is('action', 'listened')] },
      { says: 'gesehen, geschaut, geguckt', filters: [is('action', 'watched')] },
      { says: 'gesucht, suche', filters: [is('action', 'searched')] },
      { says: 'page, pages, visited, besucht, seiten', filters: [is('action', 'visited')] },
    ],
  },
  contacts: {
    nouns:
      'contact, contacts, connection, connections, address book, kontakt, kontakte, kontakten, adressbuch',
    show: ['name', 'organisation', 'phones', 'emails'],
    lists: ['emails', 'phones', 'handles'],
    senses: [
      {
        says: 'phone, phone number, number, cell, telephone, mobile, telefon, telefonnummer, handynummer, nummer',
        column: 'phones',
      },
      { says: 'email address, mail address, e-mail address, mailadresse', column: 'emails' },
      { says: 'birthday, born, geburtstag, geboren', column: 'birthday' },
      {
        says: 'company, employer, work, works, firma, arbeitgeber, arbeitet',
        column: 'organisation',
      },
      { says: 'job, role, title, beruf', column: 'position' },
      {
        says: 'home address, postal address, street address, mailing address, wohnadresse, anschrift, postanschrift',
        column: 'address',
      },
      { says: 'saved, stored, gespeichert', column: 'name' },
      { says: 'connect, connected, vernetzt', column: 'since' },
    ],
  },
  profile: {
    nouns: 'profile, profil, cv, resume, lebenslauf',
    show: ['organisation', 'title', 'since', 'until'],
    span: ['since', 'until'],
    where: 'organisation',
    senses: [
      {
        says: 'work, works, worked, working, job, jobs, employed, employer, position, arbeiten, arbeite, gearbeitet, angestellt, stelle, beruf',
        filters: [is('section', 'position')],
      },
      {
        says: 'study, studied, studies, college, university, school, degree, graduate, graduated, education, studieren, studiert, studium, universität, hochschule, abschluss, schule',
        filters: [is('section', 'education')],
      },
      { says: 'skill, skills, fähigkeit, fähigkeiten', filters: [is('section', 'skill')] },
    ],
  },
  people: {
    nouns: 'people, persons, leute, personen',
    show: ['name', 'last_contact', 'mails', 'messages'],
    senses: [
      {
        says: 'hear from, heard from, hear of, heard of, in touch with, in contact with, last contact, spoken to, spoken with, speak to, speak with, gehört von, von gehört, kontakt mit, gesprochen mit',
        column: 'last_contact',
      },
    ],
  },
  files: {
    nouns: 'file, files, document, documents, datei, dateien, dokument, dokumente',
    show: ['name', 'folder', 'modified_at'],
    prose: ['name', 'folder'],
    senses: [],
  },
  notes: {
    nouns: 'note, notes, notiz, notizen',
    show: ['title', 'text', 'updated_at'],
    prose: ['title', 'text'],
    lists: ['labels'],
    senses: [],
  },
  health_entries: {
    nouns:
      'diagnosis, diagnoses, allergy, allergies, vaccination, vaccinations, impfung, impfungen, allergie, allergien',
    show: ['name', 'section', 'since', 'status'],
    senses: [
      {
        says: 'condition, conditions, diagnosis, diagnoses, diagnose, diagnosen',
        filters: [is('section', 'condition')],
      },
      {
        says: 'allergy, allergies, allergic, allergie, allergien, allergisch',
        filters: [is('section', 'allergy')],
      },
      {
        says: 'vaccination, vaccinations, vaccine, vaccinated, immunization, shot, shots, impfung, impfungen, geimpft',
        filters: [is('section', 'immunization')],
      },
    ],
  },
}
