import { field, type CatalogueEntry } from './entry.ts'

export const googleMessages: CatalogueEntry = {
  type: 'google_messages',
  name: 'Google Messages',
  category: 'social',
  description: 'SMS, MMS, RCS and calls from an Android phone, Google Chat and Google Voice.',
  connectsBy: 'A backup file from the phone. Google gives no service access to these messages.',
  fields: [
    field(
      'googleAccount',
      'Google Account',
      'email',
      'you@gmail.com',
      'Identifies your messages in Google Chat.',
    ),
    field(
      'phoneNumber',
      'Phone Number',
      'tel',
      '+1 555 123 4567',
      'Your own, with the country code, because the backup does not include it.',
    ),
    field(
      'backupData',
      'Backup Data',
      'file',
      '',
      'A file from SMS Backup & Restore or SMS Import/Export, or a Takeout zip.',
    ),
  ],
  howto: [
    'Install SMS Backup & Restore (by SyncTech) on the phone and choose Back up now, with messages and calls, on the phone or to Drive. This takes a few minutes.',
    'Send the files sms-….xml and calls-….xml to this computer and import them.',
    'SMS Import/Export works too: import its messages-….zip.',
    'For Google Chat and Google Voice, request both at takeout.google.com (hours to a day) and import the zip.',
  ],
  files: {
    accept: ['.xml', '.zip', '.json', '.ndjson'],
    hint: 'Backups from SMS Backup & Restore (.xml) or SMS Import/Export (.zip), or a Takeout zip, up to 50 GB.',
  },
}
