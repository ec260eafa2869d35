import type { Call } from './call.ts'

export const undoDeletion = {
  method: 'POST',
  path: '/api/deletions/{id}/undo',
  access: 'person',
  summary:
    'Restores what was deleted some seconds ago. The header X-Undo of the deletion names the id.',
} as const satisfies Call
