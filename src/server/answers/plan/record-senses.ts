import type { Filter } from '../typed-query.ts'
import type { TableSenses } from './senses.ts'

const is = (column: string, ...values: (string | boolean)[]): Filter => ({
  op: 'in',
  column,
  values,
})
const has = (column: string, text: string): Filter => ({ op: 'contains', column, text })

const write =
  'write, written, write to, send, sent, reply, replied, answer, schreiben, schreibe, geschrieben, schreibt, schrieb, geschickt, schicke, schickt, sende, gesendet, sendet'
const receive =
  'get, got, gotten, receive, received, bekommen, bekam, erhalten, erhielt, empfangen, kriegen'
const exchange =
  'exchange, exchanged, swap, ausgetauscht, austauschen, gewechselt, talk, talked, chatted, texted, gechattet'

const pay =
  'salary, salaries, wage, wages, paycheck, paychecks, paycheque, pay check, payslip, payroll, payday, take-home pay, gehalt, gehälter, lohn, löhne'

// Names as the mail or the service writes them, and the person's, whatever is written there.
const sender = ['from_name', 'from_address', 'from_person']
const recipients = ['to_names', 'to_addresses', 'to_people']
const author = ['sender_name', 'sender', 'from_person']
const chatMates = ['chat', 'person']

/** By the name of the table. Adding a table or a language is adding words here. */
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
    ],
  },
  transactions: {
    nouns:
      'transaction, transactions, payment, payments, purchase, purchases, buchung, buchungen, zahlung, zahlungen, umsatz, umsätze, expense, expenses, ausgabe, ausgaben',
    show: ['merchant', 'amount', 'date', 'category'],
    senses: [
      { says: 'transfer, transfers, umbuchung, umbuchungen', filters: [is('kind', 'transfer')] },
      {
        says: 'refund, refunds, refunded, erstattung, erstattungen',
        filters: [is('kind', 'refund')],
      },
      { says: 'fee, fees, gebühr, gebühren', filters: [is('kind', 'fee')] },
      {
        says: 'put into savings, put into my savings, put in savings, put in my savings, put to savings, put aside, put away, set aside, move to savings, moved to savings, moved to my savings, moved into savings, transfer to savings, transfer to my savings, transferred to savings, transferred to my savings, saved, save, gespart, sparen, zurückgelegt, auf die seite gelegt, zur seite gelegt, aufs sparkonto',
        filters: [
          is('account_type', 'savings'),
          is('kind', 'transfer'),
          { op: 'gt', column: 'amount', value: 0 },
        ],
      },
      { says: pay, filters: [has('description', 'payroll')] },
      { says: pay, filters: [has('description', 'salary')] },
      { says: pay, filters: [has('description', 'gehalt')] },
      { says: pay, filters: [has('description', 'lohn')] },
      { says: pay, filters: [is('category', 'Income')] },
      { says: 'shop, shops, store, stores, laden, läden, händler, geschäft', column: 'merchant' },
    ],
    spending: {
      column: 'kind',
      net: ['spending', 'fee', 'refund'],
      single: ['spending', 'fee'],
      earned: ['income'],
    },
  },
  accounts: {
    nouns: 'account, accounts, bank account, konto, konten, bankkonto',
    show: ['name', 'balance', 'currency', 'as_of'],
    senses: [
      {
        says: 'credit card, credit cards, card, cards, kreditkarte, kreditkarten',
        filters: [is('account_type', 'card')],
      },
      {
        says: 'owe, owed, debt, debts, balance, schulde, schulden, kontostand, guthaben, saldo',
        column: 'balance',
      },
    ],
  },
  events: {
    nouns:
      'event, events, appointment, appointments, meeting, meetings, calendar, termin, termine, terminen, kalender, verabredung',
    show: ['title', 'start', 'location'],
    from: ['organiser', 'attendees'],
    to: ['attendees'],
    prose: ['title', 'description', 'location'],
    titles: 'title',
    lists: ['attendees'],
    senses: [],
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
    senses: [],
  },
  medications: {
    nouns:
      'medication, medications, medicine, medicines, drug, drugs, prescription, prescriptions, pill, pills, medikament, medikamente, rezept',
    show: ['name', 'dose', 'frequency', 'since'],
    senses: [],
  },
  posts: {
    nouns:
      'post, posts, posted, publish, published, write, written, beitrag, beiträge, gepostet, geschrieben',
    show: ['text', 'service', 'date'],
    prose: ['title', 'text'],
    senses: [
      { says: 'tweet, tweets, tweeted', filters: [is('service', 'Twitter', 'X')] },
      { says: 'liked, gemocht, geliked', filters: [is('kind', 'like')] },
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
      { says: 'besucht', filters: [is('action', 'visited')] },
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
