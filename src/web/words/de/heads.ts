/** Texts that page and server share: how screens begin, and who somebody is. */
export const heads: Record<string, string> = {
  'Admin Dashboard': 'Verwaltung',
  'Your name, how you log in, what other programs may read, and what happens to everything you keep.':
    'Wer du hier bist, wie du dich anmeldest, was andere Programme lesen dürfen und was mit allem geschieht, was du hier ablegst.',
  'Counts and health of this Trove. What people store and ask cannot be seen here.':
    'Anzahlen und Zustand dieses Trove. Was Personen speichern und fragen, ist hier nicht zu sehen.',
  'How you use Trove, based on what you stored and asked.':
    'Wie du Trove nutzt, gemessen an dem, was du gespeichert und gefragt hast.',
  'What you keep here, what you asked, and where it all comes from.':
    'Was du hier ablegst, was du gefragt hast und woher es kommt.',
  'Where your data comes from. Connect an account, or import its export.':
    'Woher deine Daten kommen. Verbinde ein Konto oder importiere einen Export.',
  'Search and ask about what you upload.': 'Was du hochlädst, kannst du durchsuchen und befragen.',
  'What you spent and earned, sorted. Correct a category or a name, and it is remembered.':
    'Was du ausgegeben und eingenommen hast, sortiert. Korrigiere eine Kategorie oder einen Namen, und es bleibt so.',
  'Everyone in your mails, messages, contacts and calendars. Addresses, numbers and accounts of one person are joined, so that a question about somebody means them wherever they write.':
    'Alle aus deinen Mails, Nachrichten, Kontakten und Kalendern. Adressen, Nummern und Konten einer Person sind zusammengeführt, sodass eine Frage die Person überall meint.',
  'Your activity, sleep and wellbeing over time, and your lab results.':
    'Wie du dich bewegst, schläfst und fühlst, und was Labore gefunden haben.',
  'What happened each day, across everything you keep here.':
    'Was an welchem Tag geschah, über alles hinweg, was du hier ablegst.',
  'A question in your own words becomes SQL over your tables.':
    'Eine Frage in deinen Worten wird zu SQL über deine Tabellen.',
  mother: 'Mutter',
  father: 'Vater',
  parents: 'Eltern',
  sister: 'Schwester',
  brother: 'Bruder',
  daughter: 'Tochter',
  son: 'Sohn',
  wife: 'Ehefrau',
  husband: 'Ehemann',
  partner: 'Partner/in',
  grandmother: 'Großmutter',
  grandfather: 'Großvater',
  godmother: 'Patentante',
  godfather: 'Patenonkel',
  aunt: 'Tante',
  uncle: 'Onkel',
  cousin: 'Cousin/Cousine',
  niece: 'Nichte',
  nephew: 'Neffe',
  'mother-in-law': 'Schwiegermutter',
  'father-in-law': 'Schwiegervater',
  'sister-in-law': 'Schwägerin',
  'brother-in-law': 'Schwager',
  friend: 'Freund/in',
  flatmate: 'Mitbewohner/in',
  neighbour: 'Nachbar/in',
  landlord: 'Vermieter/in',
  tenant: 'Mieter/in',
  boss: 'Chef/in',
  colleague: 'Kollege/Kollegin',
  teacher: 'Lehrer/in',
  doctor: 'Arzt/Ärztin',
  dentist: 'Zahnarzt/Zahnärztin',
  therapist: 'Therapeut/in',
  vet: 'Tierarzt/Tierärztin',
  bank: 'Bank',
  accountant: 'Steuerberater/in',
  lawyer: 'Anwalt/Anwältin',
}
