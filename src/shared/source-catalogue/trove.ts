import { field, type CatalogueEntry } from './entry.ts'

export const trove: CatalogueEntry = {
  type: 'trove',
  name: 'Trove',
  category: 'ai_services',
  description: 'Records, files and questions from another Trove.',
  connectsBy: 'An API key from the other Trove, or its export (.zip).',
  fields: [
    field(
      'api_key',
      'API Key',
      'password',
      'trv_…@https://trove.example.org',
      'Followed by the address of the other Trove, as shown there. Stored encrypted.',
    ),
    field(
      'user_id',
      'User ID',
      'text',
      'Your id there',
      'Shown next to the key on the Account page.',
    ),
  ],
  moreFields: [
    field(
      'address',
      'Address of the other Trove',
      'text',
      'https://trove.example.org',
      'Only if the key does not include it.',
    ),
  ],
  howto: [
    'In the other Trove, open Account and create an API key for the data you want to import: records, questions, documents.',
    'Copy the key for another Trove, which includes the address, and the user id next to it into the fields here. This takes a minute.',
    'The other Trove must be on the internet, with https. Each sync fetches its new data.',
    'For a Trove on your own network, choose Export everything on its Account page and import the .zip here.',
  ],
  files: {
    accept: ['.zip'],
    hint: 'The archive (.zip) that Export everything creates in another Trove.',
  },
}
