import type { IsolationMatrix } from './isolation-types.ts'

/** Every key gets the same response, whatever its scopes. */
const everyKey = (status: number) => ({
  key: status,
  'records key': status,
  'questions key': status,
  'documents key': status,
  'ask key': status,
  'import key': status,
  guest: 200,
})
/** Only a key with this scope is accepted. */
const only = (scope: 'records' | 'questions' | 'documents', status = 200) => ({
  ...everyKey(403),
  key: status,
  [`${scope} key`]: status,
  guest: status,
})

/** The part of the matrix under /api/export, for keys with export scopes. */
export const exportMatrix: IsolationMatrix = {
  'GET /api/export': [(b) => b.get('/api/export'), 200, everyKey(200)],
  'GET /api/export/records': [(b) => b.get('/api/export/records'), 200, only('records')],
  'GET /api/export/questions': [(b) => b.get('/api/export/questions'), 200, only('questions')],
  'GET /api/export/documents': [(b) => b.get('/api/export/documents'), 200, only('documents')],
  'GET /api/export/documents/:id/original': [
    (b, i) => b.get(`/api/export/documents/${i.document}/original`),
    404,
    only('documents', 404),
  ],
  'GET /api/export/archive': [(b) => b.get('/api/export/archive'), 200, everyKey(403)],
}
