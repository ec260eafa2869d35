/** Documents of a fictional household, with questions that they can and cannot answer. */
export const textDocuments = [
  {
    id: 'lease',
    name: 'Lease Hill Street 12.pdf',
    passages: [
      {
        path: ['Residential lease', 'Parties'],
        text: 'This lease is made on 14 January 2024 between Northgate Living Ltd (the landlord) and Nora Winter and Tom Winter (the tenants). The flat is on the third floor of 12 Hill Street, Bristol.',
      },
      {
        path: ['Residential lease', 'Term'],
        text: 'The tenancy begins on 1 February 2024 and runs for a fixed term of three years. It ends on 31 January 2027 unless it is renewed in writing.',
      },
      {
        path: ['Residential lease', 'Rent'],
        text: 'The monthly rent is £1,150 and is payable by the fifth day of each month. The tenants pay a deposit of £2,300, which is kept with the Deposit Protection Service. A late payment is charged with a fee of £25.',
      },
      {
        path: ['Residential lease', 'Notice'],
        text: 'Either side may end the tenancy with eight weeks of written notice. The keys are to be handed over by noon on the last day.',
      },
    ],
  },
  {
    id: 'insurance',
    name: 'Home insurance policy.pdf',
    passages: [
      {
        path: ['Home insurance', 'Your policy'],
        text: 'Policy number HX-4471-902. The policy is valid from 1 June 2025 to 31 May 2026. The annual premium is £184.60.',
      },
      {
        path: ['Home insurance', 'What is covered'],
        text: 'Contents are covered up to £45,000. Bicycles are covered up to £800 each when they are locked. The excess is £150 per claim. Flood damage is not covered.',
      },
      {
        path: ['Home insurance', 'Claims'],
        text: 'Report a claim within 14 days by phone on 0117 496 0182 or by mail to claims@brightcover.example. Claims are handled by Priya Nair.',
      },
    ],
  },
  {
    id: 'warranty',
    name: 'Dishwasher manual.pdf',
    passages: [
      {
        path: ['Dishwasher DW 600', 'Warranty'],
        text: 'The manufacturer gives a warranty of five years from the date of purchase. Filters and seals are excluded.',
      },
      {
        path: ['Dishwasher DW 600', 'Care'],
        text: 'Clean the filter once a week. Descale the machine every three months with 200 ml of citric acid solution. The eco programme takes 3 hours and 20 minutes.',
      },
    ],
  },
  {
    id: 'school',
    name: 'Letter from school.docx',
    passages: [
      {
        path: ['Year 5 trip'],
        text: 'Dear parents, our class visits the SS Great Britain on Thursday, 18 June 2026. The bus leaves at 8:15 am from the main gate and returns at 3:30 pm. The cost is £14 per child.',
      },
      {
        path: ['Year 5 trip', 'What to bring'],
        text: 'Please give your child a packed lunch, a raincoat and a water bottle. Mr Okafor is in charge of the trip. Return the consent form by 5 June 2026.',
      },
    ],
  },
  {
    id: 'offer',
    name: 'Job offer Meridian.pdf',
    passages: [
      {
        path: ['Offer of employment'],
        text: 'We are pleased to offer you the position of Senior Data Analyst at Meridian Freight. Your starting salary is £52,400 a year. Your first working day is 3 August 2026.',
      },
      {
        path: ['Offer of employment', 'Terms'],
        text: 'You have 27 days of paid holiday. The probation period is six months. You report to Helena Marsh, Head of Analytics. You may work from home on two days a week.',
      },
    ],
  },
  {
    id: 'lab',
    name: 'Blood test results.txt',
    passages: [
      {
        path: ['Laboratory report'],
        text: 'Patient: Nora Winter. Sample taken on 9 April 2026. Haemoglobin 13.4 g/dL. Ferritin 18 µg/L (low). Vitamin D 41 nmol/L. Total cholesterol 4.9 mmol/L. Reviewed by Dr Samir Haddad.',
      },
    ],
  },
  {
    id: 'minutes',
    name: 'Residents meeting minutes.docx',
    passages: [
      {
        path: ['Residents meeting', 'Decisions'],
        text: 'The meeting took place on 12 March 2026 with 17 residents present. The roof will be repaired in September 2026 by Castle Roofing for £38,500. Fourteen residents voted in favour, two against, one abstained.',
      },
      {
        path: ['Residents meeting', 'Other'],
        text: 'Greta Olsen was elected chair. The bicycle room gets a new lock. The next meeting is on 10 September 2026 at 7 pm in the community hall.',
      },
    ],
  },
  {
    id: 'brief',
    name: 'Kündigung Fitnessstudio.docx',
    passages: [
      {
        path: ['Kündigung'],
        text: 'Hiermit kündige ich meine Mitgliedschaft mit der Nummer FS-20931 zum 30. September 2026. Der monatliche Beitrag beträgt 34,90 Euro. Die Kündigungsfrist beträgt drei Monate.',
      },
    ],
  },
]

/** A question and the required content of its answer. */
export const answerable: [question: string, expected: string][] = [
  ['When does my lease end?', '31 January 2027'],
  ['When did the tenancy begin?', '1 February 2024'],
  ['Who is my landlord?', 'Northgate Living Ltd'],
  ['How much is the monthly rent?', '£1,150'],
  ['How high is the deposit for the flat?', '£2,300'],
  ['What is the fee for a late payment?', '£25'],
  ['How long is the notice period of the tenancy?', 'eight weeks'],
  ['What is my policy number?', 'HX-4471-902'],
  ['When does the home insurance expire?', '31 May 2026'],
  ['How much is the annual premium?', '£184.60'],
  ['What is the excess per claim?', '£150'],
  ['Is flood damage covered?', 'not covered'],
  ['Who handles claims?', 'Priya Nair'],
  ['What is the phone number for claims?', '0117 496 0182'],
  ['To which email address do I send a claim?', 'claims@brightcover.example'],
  ['How long is the warranty of the dishwasher?', 'five years'],
  ['How often should I descale the dishwasher?', 'every three months'],
  ['How long does the eco programme take?', '3 hours'],
  ['When is the school trip?', '18 June 2026'],
  ['What time does the bus leave?', '8:15 am'],
  ['How much does the school trip cost?', '£14'],
  ['Who is in charge of the trip?', 'Okafor'],
  ['By when do I have to return the consent form?', '5 June 2026'],
  ['What is my starting salary at Meridian Freight?', '£52,400'],
  ['When is my first working day?', '3 August 2026'],
  ['How many days of holiday do I have?', '27'],
  ['Who will I report to?', 'Helena Marsh'],
  ['How long is the probation period?', 'six months'],
  ['What was my ferritin value?', '18'],
  ['Who reviewed the blood test?', 'Samir Haddad'],
  ['When was the blood sample taken?', '9 April 2026'],
  ['How much does the roof repair cost?', '£38,500'],
  ['Who repairs the roof?', 'Castle Roofing'],
  ['How many residents were present?', '17'],
  ['When is the next residents meeting?', '10 September 2026'],
  ['Who was elected chair?', 'Greta Olsen'],
  ['Where is the next meeting?', 'community hall'],
  ['Wie hoch ist der monatliche Beitrag?', '34,90'],
  ['Wie lange ist die Kündigungsfrist?', 'drei Monate'],
  ['Welche Nummer hat meine Mitgliedschaft?', 'FS-20931'],
]

/** Questions that these documents do not answer. */
export const unanswerable = [
  'What is the landlord’s bank account?',
  'When does my car insurance expire?',
  'Who is the headteacher of the school?',
  'How much is the council tax?',
  'What is my blood group?',
  'How many bedrooms does the flat have?',
  'When was Tom Winter born?',
  'What is the wifi password?',
  'Is theft of jewellery covered?',
  'What is the serial number of the dishwasher?',
  'How much did the dishwasher cost?',
  'What bonus does Meridian Freight pay?',
  'Who won the football match?',
  'When does my passport expire?',
  'What is the phone number of Castle Roofing?',
  'Wie heißt mein Trainer im Fitnessstudio?',
]
