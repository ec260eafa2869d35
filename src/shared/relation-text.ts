import type { RelationRole } from './people.ts'

/** `mother-in-law`, to follow "your". */
export const roleText = (role: RelationRole): string => role.replaceAll('_', '-')
