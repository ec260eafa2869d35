import { contains, oneOf } from './sense-filters.ts'
import type { TableSenses } from './senses.ts'

/** Workouts, measurements, laboratory results, medications and other entries about health. */
export const healthSenses: Partial<Record<string, TableSenses>> = {
  workouts: {
    nouns:
      'workout, workouts, exercise, training, trainings, sport, work out, worked out, trainiert',
    show: ['name', 'start', 'minutes', 'kilometres'],
    longest: ['kilometres', 'minutes'],
    speed: ['kilometres', 'minutes'],
    senses: [
      {
        says: 'run, ran, runs, running, jog, jogged, jogging, gelaufen, laufen, lief, gejoggt, joggen, laufe, läufe',
        filters: [contains('name', 'run')],
      },
      {
        says: 'walk, walked, walking, walks, spazieren, gegangen, gehe, gehen',
        filters: [contains('name', 'walk')],
      },
      {
        says: 'swim, swam, swum, swimming, schwimmen, geschwommen',
        filters: [contains('name', 'swim')],
      },
      {
        says: 'cycle, cycled, cycling, bike, biked, biking, rode, ride, rides, radfahren, geradelt',
        filters: [contains('name', 'cycl')],
      },
      { says: 'hike, hiked, hiking, wandern, gewandert', filters: [contains('name', 'hik')] },
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
    replaced: { name: 'name' },
    senses: [
      {
        says: 'pulse, puls, herzfrequenz, herzschlag, heartbeat',
        filters: [oneOf('name', 'heart rate')],
      },
      {
        says: 'weigh, weighed, gewicht, gewogen, wiege, body weight',
        filters: [oneOf('name', 'weight')],
      },
      {
        says: 'step, steps, walk, walked, walking, schritt, schritte, schritten, gegangen, gehe, gehen',
        filters: [oneOf('name', 'steps')],
      },
      { says: 'blood pressure, blutdruck', filters: [contains('name', 'blood pressure')] },
      {
        says: 'slept, sleep, sleeping, schlaf, geschlafen, schlafe',
        filters: [contains('name', 'sleep')],
      },
      { says: 'ruhepuls', filters: [oneOf('name', 'resting heart rate')] },
      { says: 'bmi', filters: [oneOf('name', 'body mass index')] },
      {
        says: 'temperature, temperatur, fieber, fever',
        filters: [contains('name', 'temperature')],
      },
      { says: 'sauerstoff, oxygen, spo2', filters: [contains('name', 'oxygen')] },
      { says: 'größe, height, tall', filters: [oneOf('name', 'height')] },
    ],
  },
  labs: {
    nouns:
      'lab, labs, result, results, value, level, test, blood test, labor, laborwert, laborwerte, wert, werte, blutwert, blutwerte, befund',
    show: ['value', 'unit', 'name', 'date'],
    replaced: { name: 'name' },
    state: 'flag',
    senses: [],
  },
  medications: {
    nouns:
      'medication, medications, medicine, medicines, drug, drugs, prescription, prescriptions, pill, pills, medikament, medikamente, medikamenten, arznei, tabletten, rezept',
    show: ['name', 'dose', 'frequency', 'since'],
    span: ['since', 'until'],
    senses: [],
  },
  health_entries: {
    nouns:
      'diagnosis, diagnoses, allergy, allergies, vaccination, vaccinations, impfung, impfungen, allergie, allergien',
    show: ['name', 'section', 'since', 'status'],
    senses: [
      {
        says: 'condition, conditions, diagnosis, diagnoses, diagnose, diagnosen',
        filters: [oneOf('section', 'condition')],
      },
      {
        says: 'allergy, allergies, allergic, allergie, allergien, allergisch',
        filters: [oneOf('section', 'allergy')],
      },
      {
        says: 'vaccination, vaccinations, vaccine, vaccinated, immunization, shot, shots, impfung, impfungen, geimpft',
        filters: [oneOf('section', 'immunization')],
      },
    ],
  },
}
