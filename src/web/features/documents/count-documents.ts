import { tn } from '#web/words/translate.ts'

export const countDocuments = (count: number) => tn(count, '{count} document', '{count} documents')
