import { formatCount } from '#web/format/count.ts'

export const countDocuments = (count: number) =>
  `${formatCount(count)} ${count === 1 ? 'document' : 'documents'}`
