import { z } from 'zod'
import { jsonFormat } from '../exports/json-format.ts'
import { unixTime } from '../exports/moments.ts'
import { visitItem } from './items.ts'

const visit = z.object({
  url: z.string(),
  title: z.string().catch(''),
  /** Microseconds since 1970. */
  time_usec: z.coerce.number(),
})

const historyList = (service: string, member: string) =>
  jsonFormat({
    description: `the ${service} history`,
    has: [member, 'url', 'time_usec'],
    under: [member],
    entry: visit,
    read: ({ url, title, time_usec: micros }) =>
      visitItem(service, { url, title, at: unixTime(Math.round(micros / 1000)) }),
  })

/** As Takeout writes it. */
export const chromeHistory = historyList('Chrome', 'Browser History')
/** As _File, Export Browsing Data_ writes it. */
export const safariHistory = historyList('Safari', 'history')
