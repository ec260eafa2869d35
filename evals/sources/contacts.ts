import type { SourceCase } from './source-case.ts'

type Person = {
  name: string
  email?: string
  phone?: string
  work?: string
  birthday?: string
  street?: string
}
const people: Person[] = [
  {
    name: 'Lea Brandt',
    email: 'lea@brandt.example',
    phone: '+49 151 2000001',
    work: 'Northwind Power',
    birthday: '1988-04-12',
    street: 'Elm Street 7, Leipzig',
  },
  {
    name: 'Omar Aziz',
    email: 'omar@aziz.example',
    phone: '+49 151 2000002',
    work: 'Northwind Power',
    birthday: '1991-11-03',
  },
  {
    name: 'Dr. Ruth Okafor',
    phone: '+49 341 555010',
    work: 'Dental practice Okafor',
    street: 'Mill Lane 4, Leipzig',
  },
  { name: 'Pia Sommer', email: 'pia@sommer.example', birthday: '1990-07-30' },
  {
    name: 'Tom Reed',
    email: 'tom@reed.example',
    phone: '+44 7700 900123',
    street: '12 Quay Road, Bristol',
  },
]

export const contacts: SourceCase = {
  name: 'contacts',
  type: 'address_book',
  files: {
    'contacts.vcf': people
      .map(({ name, email, phone, work, birthday, street }) =>
        [
          'BEGIN:VCARD',
          'VERSION:3.0',
          `FN:${name}`,
          ...(email ? [`EMAIL:${email}`] : []),
          ...(phone ? [`TEL;TYPE=CELL:${phone}`] : []),
          ...(work ? [`ORG:${work}`] : []),
          ...(birthday ? [`BDAY:${birthday}`] : []),
          ...(street
            ? [`ADR;TYPE=HOME:;;${street.split(', ')[0]};${street.split(', ')[1]};;;`]
            : []),
          'END:VCARD',
        ].join('\r\n'),
      )
      .join('\r\n'),
  },
  questions: [
    { question: 'How many contacts do I have?', numbers: [people.length] },
    { question: 'What is Lea Brandt’s phone number?', texts: ['2000001'] },
    { question: 'What is Omar’s email address?', texts: ['omar@aziz.example'] },
    { question: 'When is Pia’s birthday?', texts: [['30 July', 'July 30', '07-30']] },
    { question: 'Where does Tom Reed live?', texts: ['Bristol'] },
    { question: 'Who works at Northwind Power?', texts: ['Lea', 'Omar'], without: ['Pia Sommer'] },
    { question: 'How many of my contacts work at Northwind Power?', numbers: [2] },
    { question: 'Who lives in Leipzig?', texts: ['Lea', 'Okafor'], without: ['Tom Reed'] },
    { question: 'What is the number of my dentist?', texts: ['555010'] },
    { question: 'Whose birthday is in November?', texts: ['Omar'], without: ['Lea Brandt'] },
  ],
}
