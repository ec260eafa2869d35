import type { IsolationMatrix } from './isolation-types.ts'

/** Transactions, budgets, and corrections of them. */
export const moneyMatrix: IsolationMatrix = {
  'GET /api/money/transactions': [
    (b, i) => b.get(`/api/money/transactions?source=${i.source}`),
    200,
    { guest: 200 },
  ],
  'GET /api/money/summary': [
    (b, i) => b.get(`/api/money/summary?source=${i.source}`),
    200,
    { guest: 200 },
  ],
  'GET /api/money/overview': [(b) => b.get('/api/money/overview'), 200, { guest: 200 }],
  'PUT /api/money/corrections/many': [
    (b, { transaction }) =>
      b.put('/api/money/corrections/many', {
        corrections: [{ transaction, change: { category: 'Rent' } }],
      }),
    404,
    { guest: 404 },
  ],
  'GET /api/money/budgets': [(b) => b.get('/api/money/budgets'), 200, { guest: 200 }],
  'PUT /api/money/budgets': [
    (b) =>
      b.put('/api/money/budgets', {
        category: 'Rent',
        currency: 'USD',
        month: '2026-03',
        entered: null,
      }),
    200,
    { guest: 200 },
  ],
  'PUT /api/money/corrections': [
    (b, { transaction }) =>
      b.put('/api/money/corrections', {
        transaction,
        scope: 'transaction',
        change: { category: 'Rent' },
      }),
    404,
    { guest: 404 },
  ],
}
