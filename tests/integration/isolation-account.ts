import { madeNowhere } from './isolation.fixtures.ts'
import type { IsolationMatrix } from './isolation-types.ts'

/** The part of the matrix under /api/account. */
export const accountMatrix: IsolationMatrix = {
  'GET /api/account/api-keys': [(b) => b.get('/api/account/api-keys'), 200],
  'POST /api/account/api-keys': [
    (b) => b.post('/api/account/api-keys', { name: 'Mine', scopes: ['records'] }),
    201,
  ],
  'DELETE /api/account/api-keys/:id': [(b, i) => b.del(`/api/account/api-keys/${i.apiKey}`), 404],
  'GET /api/account/assistants': [(b) => b.get('/api/account/assistants'), 200],
  'POST /api/account/assistants/request': [
    (b) => b.post('/api/account/assistants/request', { client_id: 'nobody' }),
    400,
  ],
  'POST /api/account/assistants': [
    (b) => b.post('/api/account/assistants', { request: { client_id: 'nobody' }, allow: true }),
    400,
  ],
  'DELETE /api/account/assistants/:id': [
    (b, i) => b.del(`/api/account/assistants/${i.assistant}`),
    404,
  ],
  'GET /api/account/second-factor': [(b) => b.get('/api/account/second-factor'), 200],
  'POST /api/account/second-factor': [
    (b) => b.post('/api/account/second-factor', { password: 'wrong' }),
    403,
  ],
  'POST /api/account/second-factor/confirm': [
    (b) => b.post('/api/account/second-factor/confirm', { code: '123456' }),
    409,
  ],
  'POST /api/account/second-factor/recovery-codes': [
    (b) => b.post('/api/account/second-factor/recovery-codes', { password: 'wrong' }),
    409,
  ],
  'DELETE /api/account/second-factor': [
    (b) => b.del('/api/account/second-factor', { password: 'wrong' }),
    409,
  ],
  'GET /api/account/passkeys': [(b) => b.get('/api/account/passkeys'), 200],
  'POST /api/account/passkeys/options': [
    (b) => b.post('/api/account/passkeys/options', { password: 'wrong' }),
    403,
  ],
  'POST /api/account/passkeys': [(b) => b.post('/api/account/passkeys', madeNowhere), 403],
  'PATCH /api/account/passkeys/:id': [
    (b, i) => b.patch(`/api/account/passkeys/${i.passkey}`, { name: 'Mine' }),
    404,
  ],
  'DELETE /api/account/passkeys/:id': [(b, i) => b.del(`/api/account/passkeys/${i.passkey}`), 404],
  'GET /api/account/browsers': [(b) => b.get('/api/account/browsers'), 200],
  'DELETE /api/account/browsers': [(b) => b.del('/api/account/browsers'), 204],
  'DELETE /api/account/browsers/:id': [(b, i) => b.del(`/api/account/browsers/${i.browser}`), 404],
  'GET /api/account/weekly-recap': [(b) => b.get('/api/account/weekly-recap'), 200],
  'PUT /api/account/weekly-recap': [
    (b) => b.put('/api/account/weekly-recap', { on: true, timeZone: 'UTC' }),
    200,
  ],
  'PUT /api/account/region': [(b) => b.put('/api/account/region', { timeZone: 'UTC' }), 200],
  'PATCH /api/account': [(b) => b.patch('/api/account', { name: 'Mallory' }), 200],
  'POST /api/account/password': [
    (b) =>
      b.post('/api/account/password', {
        currentPassword: 'wrong',
        newPassword: 'another password',
      }),
    403,
  ],
  // A guest has no password, and their data is deleted afterwards.
  'DELETE /api/account': [(b) => b.del('/api/account', { password: 'wrong' }), 403, { guest: 200 }],
}
