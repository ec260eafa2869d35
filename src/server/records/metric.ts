import type { Metric } from '#server/connectors/kinds/metric.ts'
import { textCell } from './cells.ts'
import { joinPhrases, type RecordKind } from './record-kind.ts'

export const metricKind: RecordKind<Metric> = {
  kind: 'metric',
  table: 'web_metrics',
  label: 'Web metrics',
  about:
    'Daily web analytics. Rows without a dimension are totals for the day; add up either those or the rows of one dimension.',
  at: ({ date }) => date,
  columns: [
    { name: 'date', type: 'date', value: ({ date }) => date },
    { name: 'property', type: 'text', value: ({ property }) => textCell(property) },
    {
      name: 'metric',
      type: 'text',
      about: '`sessions`, `activeUsers`, `screenPageViews`, …',
      value: ({ metric }) => metric,
    },
    { name: 'value', type: 'number', value: ({ value }) => value },
    {
      name: 'dimension',
      type: 'text',
      about: 'such as `country`; empty for the daily total',
      value: ({ dimension }) => textCell(dimension),
    },
    {
      name: 'dimension_value',
      type: 'text',
      value: ({ dimensionValue }) => textCell(dimensionValue),
    },
  ],
  sheet: {
    group: ({ property }) => property,
    name: (property) => (property === '' ? 'Web metrics' : `Web metrics ${property}`),
    rowsAPassage: 24,
    text: ({ date, metric, value, dimension, dimensionValue }) =>
      `${date}: ${joinPhrases(`${metric} ${value}`, dimension && `${dimension} ${dimensionValue}`)}`,
  },
}
