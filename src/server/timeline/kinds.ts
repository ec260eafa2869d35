import type { TimelineKind } from '#shared/timeline.ts'

/**
 * How rows of a workspace table appear in the timeline: expressions over its columns; empty if
 * absent.
 */
export type TimelineTable = {
  table: string
  kind: TimelineKind
  at: string
  where?: string
  /** Groups its entries, along with kind and service. */
  groupBy?: string
  service?: string
  title: string
  detail?: string
  person?: string
  /** Columns that list people by any of their names. */
  people?: readonly string[]
  amount?: string
  unit?: string
  /** Combines the rows of a day into one; all expressions above are then aggregates. */
  combineBy?: string
}

const message = {
  table: 'messages',
  at: 'date',
  groupBy: 'chat',
  service: 'service',
  title: "coalesce(text, file, '')",
  detail: 'sender_name',
  person: 'person',
} as const

export const timelineTables: readonly TimelineTable[] = [
  {
    table: 'emails',
    kind: 'email',
    at: 'date',
    groupBy: 'direction',
    title: 'subject',
    detail: "case when direction = 'sent' then to_names else from_name end",
    person: 'person',
  },
  { ...message, kind: 'message', where: "kind not in ('system', 'call')" },
  { ...message, kind: 'call', where: "kind = 'call'" },
  {
    table: 'transactions',
    kind: 'transaction',
    at: 'date',
    title: 'coalesce(merchant, description)',
    detail: 'category',
    people: ['merchant'],
    amount: 'amount',
    unit: 'currency',
  },
  {
    table: 'orders',
    kind: 'order',
    at: 'date',
    service: 'shop',
    title: 'item',
    detail: 'coalesce(seller, shop)',
    amount: 'amount',
    unit: 'currency',
  },
  {
    table: 'events',
    kind: 'event',
    at: 'start',
    where: "coalesce(status, '') not ilike 'cancel%'",
    title: 'title',
    detail: 'location',
    person: 'attendees',
    people: ['attendees', 'organiser'],
  },
  {
    table: 'activities',
    kind: 'activity',
    at: 'date',
    where: "coalesce(action, '') <> 'called'",
    groupBy: 'action',
    service: 'service',
    title: 'coalesce(title, place, detail)',
    detail: 'case when title is null then null else place end',
    people: ['title'],
  },
  {
    table: 'activities',
    kind: 'call',
    at: 'date',
    where: "action = 'called'",
    service: 'service',
    title: 'title',
    detail: 'detail',
    person: 'title',
    people: ['title'],
  },
  {
    table: 'posts',
    kind: 'post',
    at: 'date',
    groupBy: 'kind',
    service: 'service',
    title: 'coalesce(title, text, about)',
    detail: 'about',
    people: ['author', 'about'],
  },
  {
    table: 'plays',
    kind: 'play',
    at: 'date',
    groupBy: 'kind',
    service: 'service',
    title: 'title',
    detail: 'artist',
  },
  { table: 'books', kind: 'book', at: 'date_read', title: 'title', detail: 'author' },
  {
    table: 'workouts',
    kind: 'workout',
    at: 'start',
    title: 'name',
    detail: 'cast(round(minutes) as integer)::varchar',
    amount: 'kilometres',
    unit: "'km'",
  },
  {
    table: 'vitals',
    kind: 'vitals',
    at: "date_trunc('day', min(date))",
    title: 'any_value(name)',
    // Amounts over a time span are added up, such as steps; measurements are averaged.
    amount:
      "case when count(finish) > 0 and any_value(unit) not like '%/%' then sum(value) else avg(value) end",
    unit: 'any_value(unit)',
    combineBy: "date_trunc('day', date), name, unit",
  },
  {
    table: 'labs',
    kind: 'lab',
    at: 'date',
    groupBy: 'panel',
    title: 'name',
    detail: 'case when value is null then text else flag end',
    amount: 'value',
    unit: 'unit',
  },
  { table: 'medications', kind: 'medication', at: 'since', title: 'name', detail: 'dose' },
  {
    table: 'health_entries',
    kind: 'health_entry',
    at: 'since',
    groupBy: 'section',
    title: 'name',
    detail: 'detail',
  },
  {
    table: 'notes',
    kind: 'note',
    at: 'coalesce(created_at, updated_at)',
    title: 'coalesce(title, text)',
    service: 'service',
  },
  {
    table: 'contacts',
    kind: 'contact',
    at: 'since',
    groupBy: 'relation',
    service: 'service',
    title: 'name',
    detail: 'organisation',
    person: 'name',
    people: ['name'],
  },
  {
    table: 'trades',
    kind: 'trade',
    at: 'date',
    title: "concat_ws(' ', action, coalesce(name, symbol, detail))",
    detail: 'broker',
    amount: 'amount',
    unit: 'currency',
  },
  {
    table: 'web_metrics',
    kind: 'metric',
    at: 'date',
    groupBy: 'property',
    title: "concat_ws(' ', metric, dimension_value)",
    amount: 'value',
  },
  {
    table: 'files',
    kind: 'file',
    at: 'modified_at',
    where: 'not coalesce(attached, false)',
    title: 'name',
    detail: 'folder',
  },
]
