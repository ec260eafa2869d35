import { expect, test } from 'vitest'
import { createWeek, lastWeek } from './week.ts'

test.each([
  ['Monday', '2026-11-23'],
  ['Tuesday', '2026-11-24'],
  ['Sunday', '2026-11-29'],
])('on a %s the last whole week ends with the Sunday before', (_, today) => {
  expect(lastWeek(today)).toEqual({ from: '2026-11-16', to: '2026-11-22', end: '2026-11-23' })
})

test.each([
  ['UTC', ['lease']],
  ['America/Los_Angeles', ['night', 'lease']],
  ['Pacific/Auckland', []],
])(
  'documents of the week in %s are listed, those of the sample and of other weeks are not',
  async (timeZone, listed) => {
    const file = (id: string, uploadedAt: string, sample = false) => ({
      id,
      originalName: `${id}.pdf`,
      mimeType: 'application/pdf',
      fileSize: 1,
      uploadedAt,
      status: 'processed' as const,
      ...(sample && { sample }),
    })
    const read = createWeek({
      money: { week: () => Promise.resolve(null) },
      workspaces: {
        catalog: () => Promise.resolve({ version: '1', timeZone: 'UTC', tables: [] }),
        query: () => Promise.reject(new Error('nothing to ask')),
        places: () => Promise.reject(new Error('nothing to find')),
      },
      documents: {
        list: () =>
          Promise.resolve({
            page: [
              file('late', '2026-11-23T08:00:00.000Z'),
              file('night', '2026-11-23T07:30:00.000Z'),
              file('lease', '2026-11-22T23:00:00.000Z'),
              file('example', '2026-11-20T08:00:00.000Z', true),
              file('early', '2026-11-15T08:00:00.000Z'),
            ],
            next: undefined,
          }),
      },
    })
    const week = await read('ada', timeZone, new Date('2026-11-24T12:00:00.000Z'))
    expect(week).toMatchObject({ from: '2026-11-16', to: '2026-11-22' })
    const ids = week.lines.flatMap((line) =>
      line.kind === 'documents' ? line.documents.map(({ documentId }) => documentId) : [],
    )
    expect(ids).toEqual(listed)
  },
)
