import type { HealthEntry, Lab, Medication } from '#server/connectors/kinds/health.ts'
import { amelia } from './cast.ts'
import { addDays, dayOf, firstDay } from './days.ts'
import type { Plot } from './plot.ts'

const practice = amelia.organisation

export function labsOf({ month }: Plot): Lab[] {
  const panels = [
    { at: dayOf(month(19), 14), ldl: 148, hdl: 58, vitaminD: 17, ferritin: 22 },
    { at: dayOf(month(10), 9), ldl: 136, hdl: 60, vitaminD: 24, ferritin: 31 },
    { at: dayOf(month(4), 20), ldl: 121, hdl: 63, vitaminD: 26, ferritin: 44 },
  ]
  return panels.flatMap(({ at, ldl, hdl, vitaminD, ferritin }) => [
    lab(at, 'LDL cholesterol', '13457-7', ldl, 'mg/dL', [0, 130]),
    lab(at, 'HDL cholesterol', '2085-9', hdl, 'mg/dL', [50, 90]),
    lab(at, 'Vitamin D', '1989-3', vitaminD, 'ng/mL', [30, 60]),
    lab(at, 'Ferritin', '2276-4', ferritin, 'ng/mL', [30, 150]),
  ])
}

const lab = (
  at: string,
  name: string,
  code: string,
  value: number,
  unit: string,
  [low, high]: [number, number],
): Lab => ({
  at,
  name,
  code,
  value,
  unit,
  low,
  high,
  text: '',
  range: `${low} - ${high}`,
  flag: value > high ? 'high' : value < low ? 'low' : 'normal',
  panel: 'Blood test',
  source: practice,
})

export function medicationsOf({ month, anchor }: Plot): Medication[] {
  const common = { code: '', route: 'oral', prescriber: amelia.name, source: practice }
  return [
    {
      ...common,
      name: 'Vitamin D3',
      dose: '1000 IU',
      frequency: 'once a day',
      status: 'active',
      from: dayOf(month(19), 20),
      to: '',
    },
    {
      ...common,
      name: 'Cetirizine',
      dose: '10 mg',
      frequency: 'when needed',
      status: 'active',
      from: firstDay(anchor),
      to: '',
    },
    {
      ...common,
      name: 'Ibuprofen',
      dose: '400 mg',
      frequency: 'twice a day',
      status: 'stopped',
      from: dayOf(month(7), 3),
      to: dayOf(month(7), 10),
    },
  ]
}

export function entriesOf({ month, anchor }: Plot): HealthEntry[] {
  const common = { code: '', to: '', source: practice }
  return [
    {
      ...common,
      section: 'allergy',
      name: 'Birch pollen',
      status: 'active',
      from: firstDay(anchor),
      detail: 'Sneezing in spring',
    },
    {
      ...common,
      section: 'immunization',
      name: 'Tetanus booster',
      status: 'completed',
      from: dayOf(month(16), 5),
      detail: 'Next one in ten years',
    },
    {
      ...common,
      section: 'immunization',
      name: 'Influenza vaccine',
      status: 'completed',
      from: dayOf(month(1), 8),
      detail: '',
    },
    {
      ...common,
      section: 'encounter',
      name: 'Sprained knee',
      status: 'finished',
      from: dayOf(month(7), 3),
      to: dayOf(month(7), 3),
      detail: 'Rest for a week',
    },
    {
      ...common,
      section: 'appointment',
      name: 'Check-up',
      status: 'booked',
      from: addDays(anchor, 17),
      detail: 'Without breakfast',
    },
  ]
}
