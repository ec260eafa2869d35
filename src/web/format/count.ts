import { language } from './region.ts'

/** `1,234`, with the separators of the person's language. */
export const formatCount = (count: number): string => count.toLocaleString(language())
