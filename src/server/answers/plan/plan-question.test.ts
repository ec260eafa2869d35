import { describe, expect, test } from 'vitest'
import { indexCatalog } from './catalog-index.ts'
import { planOf, table } from './fixtures.ts'
import { describeQuery } from './labels.ts'
import { toSql } from './to-sql.ts'

function plan(question: string) {
  const choice = planOf(question)
  if (!choice) return { understood: undefined, sql: undefined, unlinked: [] }
  const { query, table: planned, unlinked } = choice
  return { understood: describeQuery(query, planned), sql: toSql(query, planned), unlinked }
}

describe('a question is understood as', () => {
  test.each([
    [
      'How much did I spend on groceries in March 2025?',
      'Sum of Amount in expenses where Category is Groceries, March 2025',
    ],
    [
      'How much did I spend on groceries in March?',
      'Sum of Amount in expenses where Category is Groceries, March 2025',
    ],
    ['How much did I spend on grocries?', 'Sum of Amount in expenses where Category is Groceries'],
    [
      'total amount for rent and transport in 2024',
      'Sum of Amount in expenses where Category is Rent or Transport, 2024',
    ],
    [
      'How much did I pay ACME since June 2025?',
      'Sum of Amount in expenses where Merchant contains “acme”, since June 2025',
    ],
    [
      'Which trip was the longest?',
      'Look-up of Destination, Departure, Return in trips, until today, the longest from Departure to Return',
    ],
    [
      'What were my 3 shortest trips?',
      'Look-up of Destination, Departure, Return in trips, until today, the shortest 3 from Departure to Return',
    ],
    [
      'Which books were returned late?',
      'List of Title, Returned, Due in library where Returned is after Due',
    ],
    [
      'On which days did we use more than planned?',
      'List of Day, Used, Planned in energy where Used is more than Planned',
    ],
    ['How much did I spend without rent?', 'Sum of Amount in expenses where Category is not Rent'],
    [
      'How much did I spend on everything except groceries?',
      'Sum of Amount in expenses where Category is not Groceries',
    ],
    [
      'What is the average amount for eating out?',
      'Average of Amount in expenses where Category is Eating out',
    ],
    ['Show my spending by month', 'Sum of Amount by month in expenses'],
    ['monthly spending in 2024', 'Sum of Amount by month in expenses, 2024'],
    ['spending per category last year', 'Sum of Amount by Category in expenses, 2025'],
    ['average spending per month', 'Average Amount per month in expenses'],
    [
      'How many purchases were there over 100 euros?',
      'Number of rows in expenses where Amount is more than 100',
    ],
    [
      'How many purchases between 10 and 20 euros?',
      'Number of rows in expenses where Amount is between 10 and 20',
    ],
    [
      'How many different merchants are there?',
      'Number of different values of Merchant in expenses',
    ],
    ['Top five merchants by amount', 'Sum of Amount by Merchant in expenses, the highest 5'],
    [
      'Which category did I spend the most on?',
      'Sum of Amount by Category in expenses, the highest',
    ],
    ['What is my most common merchant?', 'Number of rows by Merchant in expenses, the highest'],
    [
      'Compare spending in March 2025 with April 2025',
      'Sum of Amount in expenses, March 2025 compared with April 2025',
    ],
    [
      'Compare rent and groceries spending',
      'Sum of Amount in expenses, Rent compared with Groceries',
    ],
    [
      'When was the last time I paid Hillside Homes?',
      'Look-up of Date in expenses where Merchant is Hillside Homes, the highest by Date',
    ],
    [
      'Did I pay Rewe in May 2025?',
      'Whether there are rows in expenses where Merchant is Rewe, May 2025',
    ],
    ['Who has the highest salary?', 'Look-up of Name, Salary in team, the highest by Salary'],
    [
      'Which 3 people have the lowest salary?',
      'Look-up of Name, Salary in team, the lowest 3 by Salary',
    ],
    ['How many people know SQL?', 'Number of rows in team where Skills is SQL'],
    [
      'What is the median salary in engineering?',
      'Median of Salary in team where Department is Engineering',
    ],
    ['How many people started before 2020?', 'Number of rows in team, before 2020'],
    ['When did Ann Lee start?', 'Look-up of Start date, Name in team where Name is Ann Lee'],
    ['Number of people for each department', 'Number of rows by Department in team'],
    ['Which film is the longest?', 'Look-up of Title, Length in films, the highest by Length'],
    [
      'Which films were made after 1999?',
      'List of Title, Year in films where Year is at least 2000',
    ],
    [
      'Which film has the highest box office?',
      'Look-up of Title, Box office in films, the highest by Box office',
    ],
    ['How long is Alien?', 'Look-up of Length, Title in films where Title is Alien'],
    [
      'Wie viel habe ich im März 2025 für Rent ausgegeben?',
      'Sum of Amount in expenses where Category is Rent, March 2025',
    ],
    ['Ausgaben pro Monat', 'Sum of Amount by month in expenses'],
  ])('%s', (question, understood) => {
    expect(plan(question).understood).toBe(understood)
  })
})

describe('the SQL', () => {
  test.each([
    [
      'How much did I spend on groceries in March 2025?',
      `SELECT sum("amount") AS "Total Amount"
FROM "expenses"
WHERE "category" = 'Groceries'
  AND "date" >= DATE '2025-03-01' AND "date" < DATE '2025-04-01'`,
    ],
    [
      'spending by month in 2024',
      `SELECT strftime("date", '%Y-%m') AS "Month", sum("amount") AS "Total Amount"
FROM "expenses"
WHERE "date" >= DATE '2024-01-01' AND "date" < DATE '2025-01-01'
  AND "date" IS NOT NULL
GROUP BY 1
ORDER BY 1 ASC`,
    ],
    [
      'Which book did I keep longest?',
      `SELECT "title" AS "Title", "borrowed" AS "Borrowed", "returned" AS "Returned", date_diff('day', CAST("borrowed" AS TIMESTAMP), coalesce(CAST("returned" AS TIMESTAMP), TIMESTAMP '2026-11-20')) AS "Days"
FROM "library"
WHERE coalesce(CAST("returned" AS TIMESTAMP), TIMESTAMP '2026-11-20') >= CAST("borrowed" AS TIMESTAMP)
ORDER BY coalesce(CAST("returned" AS TIMESTAMP), TIMESTAMP '2026-11-20') - CAST("borrowed" AS TIMESTAMP) DESC, "_row"
LIMIT 1`,
    ],
    [
      'Which books were returned late?',
      `SELECT "title" AS "Title", "returned" AS "Returned", "due" AS "Due"
FROM "library"
WHERE "returned" > "due"
ORDER BY "_row"`,
    ],
    [
      'How many people know SQL?',
      `SELECT count(*) AS "Rows"
FROM "team"
WHERE list_contains(string_split("skills", ', '), 'SQL')`,
    ],
    [
      'What are the most common skills?',
      `SELECT "item" AS "Skills", count(*) AS "Rows"
FROM (SELECT *, unnest(string_split("skills", ', ')) AS "item" FROM "team")
WHERE "item" IS NOT NULL
GROUP BY 1
ORDER BY 2 DESC, 1
LIMIT 5`,
    ],
  ])('of "%s" is plain', (question, sql) => {
    expect(plan(question).sql).toBe(sql)
  })

  test('quotes names and values, whatever they contain', () => {
    const odd = indexCatalog({
      version: '1',
      tables: [
        table('notes', 2, [{ name: 'Say "x"', type: 'text', values: ["it's; DROP TABLE notes"] }]),
      ],
    })
    const choice = planOf('How many rows "it\'s; DROP TABLE notes"?', odd)
    expect(choice && toSql(choice.query, choice.table)).toBe(
      `SELECT count(*) AS "Rows"\nFROM "notes"\nWHERE "say_""x""" = 'it''s; DROP TABLE notes'`,
    )
  })
})

describe('unknown words', () => {
  test.each([
    ['How much did I spend at Zalando?', 'Zalando'],
    ['How many people work in Atlantis?', 'Atlantis'],
  ])('%s', (question, word) => {
    expect(plan(question).unlinked).toContain(word)
  })
})
