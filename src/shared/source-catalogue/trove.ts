import { field, type CatalogueEntry } from './entry.ts'

export const trove: CatalogueEntry = {
  type: 'trove',
  name: 'Trove',
  category: 'ai_services',
  description: 'Records, files and questions of another Trove.',
  connectsBy: 'An API key of the other Trove, or its export (.zip).',
  fields: [
    field(
      'api_key',
      'API Key',
      'password',
      'trv_…@https://trove.example.org',
      'With the address of the other Trove behind it, as it is shown there. Kept encrypted.',
    ),
    field(
      'user_id',
      'User ID',
      'text',
      'Your id there',
      'Shown beside the key on the Account page.',
    ),
  ],
  moreFields: [
    field(
      'address',
      'Address of the other Trove',
      'text',
      'https://trove.example.org',
      'Only where the key does not say it.',
    ),
  ],
  howto: [
    'In the other Trove open Account, and under API keys make a key for what you want to bring here: records, questions, documents.',
    'Copy the key for another Trove, which carries its address, and the user id beside it into the fields here. This takes a minute.',
    'The other Trove must be on the internet, with https. What is new there comes with each sync.',
    'For a Trove in your own network: choose Export everything on its Account page, and import the .zip here.',
  ],
  files: {
    accept: ['.zip'],
    hint: 'The archive of Export everything (.zip) of another Trove.',
  },
}
