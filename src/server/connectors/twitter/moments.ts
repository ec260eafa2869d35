const months = ['jan', 'feb', 'mar', 'apr', 'may', 'jun', 'jul', 'aug', 'sep', 'oct', 'nov', 'dec']

const api = /^\w{3} (\w{3}) (\d{1,2}) (\d{2}:\d{2}:\d{2}) ([+-])(\d{2}):?(\d{2}) (\d{4})$/
const old = /^(\d{4}-\d{2}-\d{2}) (\d{2}:\d{2}:\d{2}) ([+-]\d{2}):?(\d{2})$/
const iso = /^\d{4}-\d{2}-\d{2}T\d{2}:\d{2}(:\d{2}(\.\d+)?)?(Z|[+-]\d{2}:\d{2})$/

/** A time in an archive as ISO 8601 in UTC; empty if it is not one, or earlier than any post. */
export function momentOf(text: string): string {
  const time = new Date(isoOf(text.trim()) ?? Number.NaN)
  return Number.isNaN(time.getTime()) || time.getUTCFullYear() < 2006 ? '' : time.toISOString()
}

function isoOf(text: string): string | number | undefined {
  const posted = api.exec(text)
  if (posted) {
    const [, name = '', day = '', clock = '', sign = '', hours = '', minutes = '', year = ''] =
      posted
    const month = months.indexOf(name.toLowerCase()) + 1
    const date = `${year}-${String(month).padStart(2, '0')}-${day.padStart(2, '0')}`
    return `${date}T${clock}${sign}${hours}:${minutes}`
  }
  const [, date, clock, hours, minutes] = old.exec(text) ?? []
  if (date !== undefined) return `${date}T${clock}${hours}:${minutes}`
  if (/^\d{13}$/.test(text)) return Number(text)
  return iso.test(text) ? text : undefined
}

/** When a post was written, which ids have encoded since 2010. */
export function momentOfId(id: string): string {
  if (!/^\d{12,19}$/.test(id)) return ''
  return new Date(Number((BigInt(id) >> 22n) + 1_288_834_974_657n)).toISOString()
}
