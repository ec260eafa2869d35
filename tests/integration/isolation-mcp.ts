import type { Browser } from '#tests/server.ts'
import type { IsolationMatrix } from './isolation-types.ts'

/** A session gets no access, and a key only with the scope `ask`. */
const askKey = (status: number) => ({
  key: 403,
  'records key': 403,
  'questions key': 403,
  'documents key': 403,
  'ask key': status,
  'import key': 403,
})

const read = (browser: Browser, passageId: string) =>
  browser.send('POST', '/mcp', {
    headers: {
      'content-type': 'application/json',
      accept: 'application/json, text/event-stream',
    },
    body: JSON.stringify({
      jsonrpc: '2.0',
      id: 1,
      method: 'tools/call',
      params: { name: 'read', arguments: { passageId } },
    }),
  })

/** The server for assistants. */
export const mcpMatrix: IsolationMatrix = {
  'GET /mcp': [(b) => b.get('/mcp'), 401, askKey(405)],
  'POST /mcp': [(b, i) => read(b, i.passage), 401, askKey(200)],
  'DELETE /mcp': [(b) => b.del('/mcp'), 401, askKey(405)],
}
