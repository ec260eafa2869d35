import type { CatalogueEntry } from './entry.ts'

export const health: CatalogueEntry = {
  type: 'health',
  name: 'Health records',
  category: 'personal',
  description:
    'Laboratory results, measurements, sleep, medications, conditions and workouts from exported files.',
  connectsBy: 'An Apple Health export, a health record (C-CDA, FHIR) or recorded workouts.',
  fields: [],
  howto: [
    'iPhone: open Health, tap your picture, choose Export All Health Data and save export.zip. This takes a few minutes, or up to half an hour with many years of data from a watch.',
    'Practice or hospital: in the patient portal, choose Download My Record or Share, as C-CDA (.xml or .zip) or FHIR (.json). This takes two minutes.',
    'Drop the file on Data Sources without unpacking it.',
    'A later export from the same phone or practice adds only new data.',
    'Watches and sport: in Strava, choose Settings, My Account, Download or Delete Your Account, Request Your Archive. In Garmin Connect, choose Activities, Export CSV. Or drop recordings (.fit, .tcx, .gpx).',
  ],
  files: {
    accept: ['.zip', '.xml', '.json', '.ndjson', '.gpx', '.tcx', '.fit', '.csv'],
    hint: 'Apple Health (export.zip or export.xml), C-CDA (.xml, .zip) or FHIR (.json, .ndjson, .xml, .zip).',
  },
}
