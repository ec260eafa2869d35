import type { RelationRole } from './people.ts'

/** `mother-in-law`, as it stands behind "your". */
export const roleText = (role: RelationRole): string => role.replaceAll('_', '-')
