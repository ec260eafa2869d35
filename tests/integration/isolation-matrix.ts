import { exportMatrix } from './isolation-export.ts'
import { moneyMatrix } from './isolation-money.ts'
import { mcpMatrix } from './isolation-mcp.ts'
import { accountMatrix } from './isolation-account.ts'
import { importChat, newSource, curious, sendFile } from './isolation.fixtures.ts'
import { onlyKeyFor } from './isolation-keys.ts'
import type { IsolationMatrix } from './isolation-types.ts'

/** For routes that refuse before a lookup. */
const anybody = 'f'.repeat(32)
const anyJob = '00000000-0000-4000-8000-000000000000'

/** Every route that requires a person; without one it responds with 401. */
export const closedMatrix: IsolationMatrix = {
  // Before anything is asked, since a person's questions appear in their own history.
  'GET /api/queries': [(b) => b.get('/api/queries'), 200, { guest: 200 }],
  // Before Mallory asks the same, because she can export her own questions.
  ...exportMatrix,
  ...mcpMatrix,
  ...moneyMatrix,
  'GET /api/threads/:id': [(b, i) => b.get(`/api/threads/${i.thread}`), 404, { guest: 404 }],
  'GET /api/documents': [
    (b, i) => b.get(`/api/documents?cursor=${i.document}`),
    200,
    { guest: 200 },
  ],
  'PATCH /api/documents': [
    (b, i) => b.patch('/api/documents', { ids: [i.document], add: ['mine'] }),
    404,
    { guest: 404 },
  ],
  'DELETE /api/documents': [(b) => b.del('/api/documents'), 200, { guest: 200 }],
  'GET /api/documents/:id': [
    (b, i) => b.get(`/api/documents/${i.document}`),
    404,
    { guest: 404, ...onlyKeyFor('import', 404) },
  ],
  'POST /api/deletions/:id/undo': [
    (b, i) => b.post(`/api/deletions/${i.deletion}/undo`, {}),
    404,
    { guest: 404 },
  ],
  'DELETE /api/documents/:id': [
    (b, i) => b.del(`/api/documents/${i.document}`),
    404,
    { guest: 404 },
  ],
  'GET /api/documents/:id/content': [
    (b, i) => b.get(`/api/documents/${i.document}/content`),
    404,
    { guest: 404 },
  ],
  'GET /api/documents/:id/original': [
    (b, i) => b.get(`/api/documents/${i.document}/original`),
    404,
    { guest: 404 },
  ],
  'GET /api/documents/:id/picture': [
    (b, i) => b.get(`/api/documents/${i.picture}/picture?size=small`),
    404,
    { guest: 404 },
  ],
  'GET /api/documents/:id/sheets/:index': [
    (b, i) => b.get(`/api/documents/${i.document}/sheets/0`),
    404,
    { guest: 404 },
  ],
  'GET /api/passages/:id': [(b, i) => b.get(`/api/passages/${i.passage}`), 404, { guest: 404 }],
  'POST /api/queries': [(b) => b.post('/api/queries', { question: curious }), 202, { guest: 202 }],
  'GET /api/queries/tables': [(b) => b.get('/api/queries/tables'), 200, { guest: 200 }],
  'GET /api/queries/:id/rows': [
    (b, { query }) => b.get(`/api/queries/${query}/rows`),
    404,
    { guest: 404 },
  ],
  'GET /api/queries/:id/rows.csv': [
    (b, { query }) => b.get(`/api/queries/${query}/rows.csv`),
    404,
    { guest: 404 },
  ],
  'PATCH /api/queries/:id': [
    (b, { query }) => b.patch(`/api/queries/${query}`, { savedAs: 'mine' }),
    404,
    { guest: 404 },
  ],
  'DELETE /api/queries/:id': [
    (b, { query }) => b.del(`/api/queries/${query}`),
    404,
    { guest: 404 },
  ],
  'GET /api/queries/:id': [(b, i) => b.get(`/api/queries/${i.query}`), 404, { guest: 404 }],
  'GET /api/queries/examples': [(b) => b.get('/api/queries/examples'), 200, { guest: 200 }],
  'GET /api/conversations': [(b) => b.get('/api/conversations'), 200, { guest: 200 }],
  'GET /api/conversations/:id': [
    (b, i) => b.get(`/api/conversations/${i.conversation}`),
    404,
    { guest: 404 },
  ],
  'PATCH /api/conversations/:id': [
    (b, i) => b.patch(`/api/conversations/${i.conversation}`, { title: 'Mine' }),
    404,
    { guest: 404 },
  ],
  'DELETE /api/conversations/:id': [
    (b, i) => b.del(`/api/conversations/${i.conversation}`),
    404,
    { guest: 404 },
  ],
  'POST /api/chat': [
    (b, i) => b.post('/api/chat', { message: curious, conversationId: i.conversation }),
    404,
    { guest: 404 },
  ],
  'GET /api/data-sources': [
    (b) => b.get('/api/data-sources'),
    200,
    { guest: 200, ...onlyKeyFor('import', 200) },
  ],
  'POST /api/data-sources': [(b) => b.post('/api/data-sources', newSource), 201],
  'PATCH /api/data-sources/:id': [
    (b, i) => b.patch(`/api/data-sources/${i.source}`, { lastSync: new Date().toISOString() }),
    404,
  ],
  'DELETE /api/data-sources/:id': [(b, i) => b.del(`/api/data-sources/${i.source}`), 404],
  'GET /api/data-sources/:id/report': [
    (b, i) => b.get(`/api/data-sources/${i.source}/report`),
    404,
    { guest: 404, ...onlyKeyFor('import', 404) },
  ],
  'GET /api/data-sources/:id/reports': [
    (b, i) => b.get(`/api/data-sources/${i.source}/reports`),
    404,
    { guest: 404 },
  ],
  'DELETE /api/data-sources/:id/data': [(b, i) => b.del(`/api/data-sources/${i.source}/data`), 404],
  'POST /api/data-sources/:id/stop': [(b, i) => b.post(`/api/data-sources/${i.source}/stop`), 404],
  'POST /api/data-sources/:id/resume': [
    (b, i) => b.post(`/api/data-sources/${i.source}/resume`),
    404,
  ],
  'GET /api/data-sources/:id/authorize': [
    (b, i) => b.get(`/api/data-sources/${i.source}/authorize`),
    404,
  ],
  'POST /api/data-sources/:id/import': [(b, i) => importChat(b, i.source), 404],
  'POST /api/imports': [
    (b) => sendFile(b, '/api/imports', 'files'),
    201,
    onlyKeyFor('import', 201),
  ],
  'GET /api/imports/:id': [
    (b, i) => b.get(`/api/imports/${i.draft}`),
    404,
    onlyKeyFor('import', 404),
  ],
  'POST /api/imports/:id/start': [
    (b, i) => b.post(`/api/imports/${i.draft}/start`, { files: [{ id: i.draftFile }] }),
    404,
    onlyKeyFor('import', 404),
  ],
  'DELETE /api/imports/:id': [(b, i) => b.del(`/api/imports/${i.draft}`), 404],
  'POST /api/imports/folder': [(b) => sendFile(b, '/api/imports/folder', 'files'), 200],
  'GET /api/watched-folder': [(b) => b.get('/api/watched-folder'), 200],
  'PUT /api/watched-folder': [(b) => b.put('/api/watched-folder'), 200],
  'POST /api/watched-folder/scan': [(b) => b.post('/api/watched-folder/scan'), 200],
  'POST /api/watched-folder/review': [(b) => b.post('/api/watched-folder/review'), 409],
  'DELETE /api/watched-folder': [(b) => b.del('/api/watched-folder'), 200],
  'DELETE /api/demo': [(b) => b.del('/api/demo'), 200, { guest: 200 }],
  'GET /api/today': [(b) => b.get('/api/today'), 200, { guest: 200 }],
  'GET /api/today/week': [(b) => b.get('/api/today/week'), 200, { guest: 200 }],
  'GET /api/health/trends': [(b) => b.get('/api/health/trends'), 200, { guest: 200 }],
  'GET /api/health/labs': [(b) => b.get('/api/health/labs'), 200, { guest: 200 }],
  'GET /api/health/medications': [(b) => b.get('/api/health/medications'), 200, { guest: 200 }],
  'GET /api/health/entries': [(b) => b.get('/api/health/entries'), 200, { guest: 200 }],
  'GET /api/timeline': [(b, i) => b.get(`/api/timeline?source=${i.source}`), 200, { guest: 200 }],
  'GET /api/timeline/:day': [(b) => b.get('/api/timeline/2025-03-04'), 200, { guest: 200 }],
  'GET /api/timeline/:day/entries': [
    (b) => b.get('/api/timeline/2025-03-04/entries?kind=upload'),
    200,
    { guest: 200 },
  ],
  'GET /api/ask/answers': [(b) => b.get('/api/ask/answers'), 200, { guest: 200 }],
  'POST /api/ask/answers/search': [
    (b) => b.post('/api/ask/answers/search', { words: curious }),
    200,
    { guest: 200 },
  ],
  'GET /api/ask/answers/:id': [
    (b, i) => b.get(`/api/ask/answers/${i.answer}`),
    404,
    { guest: 404 },
  ],
  'PATCH /api/ask/answers/:id': [
    (b, i) => b.patch(`/api/ask/answers/${i.answer}`, { pinned: true }),
    404,
    { guest: 404 },
  ],
  'DELETE /api/ask/answers/:id': [
    (b, i) => b.del(`/api/ask/answers/${i.answer}`),
    404,
    { guest: 404 },
  ],
  'GET /api/readings': [(b) => b.get('/api/readings'), 200, { guest: 200 }],
  'DELETE /api/readings/:id': [(b, i) => b.del(`/api/readings/${i.reading}`), 404, { guest: 404 }],
  'GET /api/people': [(b) => b.get('/api/people?q=Bea'), 200, { guest: 200 }],
  'GET /api/people/suggestions': [(b) => b.get('/api/people/suggestions'), 200, { guest: 200 }],
  'POST /api/people/suggestions/:id': [
    (b, i) => b.post(`/api/people/suggestions/${i.suggestion}`, { answer: 'accept' }),
    404,
    { guest: 404 },
  ],
  'GET /api/people/:id': [(b, i) => b.get(`/api/people/${i.person}`), 404, { guest: 404 }],
  'GET /api/people/:id/events': [
    (b, i) => b.get(`/api/people/${i.person}/events`),
    404,
    { guest: 404 },
  ],
  'GET /api/threads': [(b, i) => b.get(`/api/threads?person=${i.person}`), 404, { guest: 404 }],
  'POST /api/people/:id/rename': [
    (b, i) => b.post(`/api/people/${i.person}/rename`, { name: 'Mine' }),
    404,
    { guest: 404 },
  ],
  'POST /api/people/:id/relations': [
    (b, i) => b.post(`/api/people/${i.person}/relations`, { roles: ['friend'] }),
    404,
    { guest: 404 },
  ],
  'POST /api/people/:id/separate': [
    (b, i) => b.post(`/api/people/${i.person}/separate`, { identity: i.identity }),
    404,
    { guest: 404 },
  ],
  'POST /api/people/join': [
    (b, i) => b.post('/api/people/join', { ids: [i.person, i.other] }),
    404,
    { guest: 404 },
  ],
  'POST /api/people/undo': [
    (b, i) => b.post('/api/people/undo', { undo: i.renaming }),
    404,
    { guest: 404 },
  ],
  'GET /api/dashboard/stats': [(b) => b.get('/api/dashboard/stats'), 200, { guest: 200 }],
  'GET /api/analytics/queries': [(b) => b.get('/api/analytics/queries'), 200, { guest: 200 }],
  'GET /api/analytics/overview': [(b) => b.get('/api/analytics/overview'), 200, { guest: 200 }],
  'GET /api/admin/analytics': [(b) => b.get('/api/admin/analytics'), 403, { admin: 200 }],
  'GET /api/admin/people': [(b) => b.get('/api/admin/people'), 403, { admin: 200 }],
  'PATCH /api/admin/people/:id': [
    (b) => b.patch(`/api/admin/people/${anybody}`, { disabled: true }),
    403,
    { admin: 404 },
  ],
  'POST /api/admin/people/:id/reset': [
    (b) => b.post(`/api/admin/people/${anybody}/reset`),
    403,
    { admin: 404 },
  ],
  'GET /api/admin/work': [(b) => b.get('/api/admin/work'), 403, { admin: 200 }],
  'GET /api/admin/jobs': [(b) => b.get('/api/admin/jobs'), 403, { admin: 200 }],
  'POST /api/admin/jobs/:id/retry': [
    (b) => b.post(`/api/admin/jobs/${anyJob}/retry`),
    403,
    { admin: 404 },
  ],
  'DELETE /api/admin/jobs/:id': [(b) => b.del(`/api/admin/jobs/${anyJob}`), 403, { admin: 404 }],
  'POST /api/onboarding/complete': [
    (b) => b.post('/api/onboarding/complete', { dataSources: [], documentsCount: 0 }),
    200,
  ],
  'POST /api/onboarding/check': [
    (b) => b.post('/api/onboarding/check', { type: 'gmail', credentials: 'mallory' }),
    200,
  ],
  'POST /api/onboarding/leave': [(b) => b.post('/api/onboarding/leave', {}), 200],
  'POST /api/onboarding/upload-documents': [
    (b) => sendFile(b, '/api/onboarding/upload-documents', 'files'),
    201,
  ],
  'GET /api/settings/model': [(b) => b.get('/api/settings/model'), 200],
  'PUT /api/settings/model': [(b) => b.put('/api/settings/model', { provider: 'none' }), 200],
  'GET /api/settings/model/local': [(b) => b.get('/api/settings/model/local'), 200],
  'POST /api/settings/model/test': [
    (b) => b.post('/api/settings/model/test', { provider: 'none' }),
    200,
  ],
  ...accountMatrix,
}
