import { healthSenses } from './health-senses.ts'
import { moneySenses } from './money-senses.ts'
import { pastimeSenses } from './pastime-senses.ts'
import { oneOf } from './sense-filters.ts'
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
        filters: [oneOf('direction', 'sent')],
        people: recipients,
        byOthers: { filters: [oneOf('direction', 'received')], people: sender },
      },
      { says: receive, filters: [oneOf('direction', 'received')], people: sender },
      { says: exchange, people: [...sender, ...recipients] },
      {
        says: 'unread, not read, unopened, ungelesen, ungelesene, ungelesenen, ungelesener',
        filters: [oneOf('unread', true)],
      },
      {
        says: 'attachment, attachments, attached, anhang, anhänge, anhängen',
        filters: [oneOf('has_attachments', true)],
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
        filters: [oneOf('from_me', true)],
        people: chatMates,
        byOthers: { filters: [oneOf('from_me', false)], people: author },
      },
      { says: receive, filters: [oneOf('from_me', false)], people: author },
      { says: exchange, people: [...chatMates, ...author] },
      {
        says: speak,
        filters: [oneOf('from_me', true)],
        people: chatMates,
        byOthers: { filters: [oneOf('from_me', false)], people: author },
        about: true,
      },
    ],
  },
  ...moneySenses,
  ...pastimeSenses,
  events: {
    nouns:
      'event, events, appointment, appointments, meeting, meetings, session, sessions, visit, visits, calendar, termin, termine, terminen, kalender, verabredung',
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
  ...healthSenses,
  posts: {
    nouns:
      'post, posts, posted, publish, published, write, written, beitrag, beiträge, gepostet, geschrieben',
    show: ['text', 'service', 'date'],
    prose: ['title', 'text'],
    whole: { column: 'kind', filter: oneOf('kind', 'post', 'comment', 'reply', 'share', 'review') },
    senses: [
      { says: 'tweet, tweets, tweeted', filters: [oneOf('service', 'Twitter', 'X')] },
      { says: 'liked, gemocht, geliked', filters: [oneOf('kind', 'like')] },
      { says: 'bookmark, bookmarks, lesezeichen', filters: [oneOf('kind', 'bookmark')] },
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
        filters: [oneOf('metric', 'sessions')],
      },
      {
        says: 'page view, page views, pageview, pageviews, views, seitenaufruf, seitenaufrufe',
        filters: [oneOf('metric', 'screenPageViews')],
      },
      {
        says: 'user, users, visitor, visitors, besucher, nutzer',
        filters: [oneOf('metric', 'activeUsers')],
      },
      {
        says: 'user, users, visitor, visitors, besucher, nutzer',
        filters: [oneOf('metric', 'totalUsers')],
      },
    ],
  },
  activities: {
    nouns: 'activity, activities, aktivität, aktivitäten',
    show: ['title', 'action', 'date'],
    senses: [
      { says: 'video, videos, youtube', filters: [oneOf('service', 'YouTube')] },
      { says: 'hear, heard, song, songs, gehört', filters: [oneOf('action', 'listened')] },
      { says: 'gesehen, geschaut, geguckt', filters: [oneOf('action', 'watched')] },
      { says: 'gesucht, suche', filters: [oneOf('action', 'searched')] },
      { says: 'page, pages, visited, besucht, seiten', filters: [oneOf('action', 'visited')] },
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
        filters: [oneOf('section', 'position')],
      },
      {
        says: 'study, studied, studies, college, university, school, degree, graduate, graduated, education, studieren, studiert, studium, universität, hochschule, abschluss, schule',
        filters: [oneOf('section', 'education')],
      },
      { says: 'skill, skills, fähigkeit, fähigkeiten', filters: [oneOf('section', 'skill')] },
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
}
