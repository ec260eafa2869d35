import { describe, expect, test } from 'vitest'
import { decodeEntities } from './decode-entities.ts'
import { htmlLine, htmlText } from './html-text.ts'
import { elementIn, hasClass, parseHtml, textOf, textWithEmptyLines } from './html-tree.ts'

describe('The text of a page', () => {
  test.each([
    ['<p>One</p><p>Two<br>Three</p>', 'One\n\nTwo\nThree'],
    ['<table><tr><td>Rent</td><td>900</td></tr></table>', 'Rent 900'],
    ['Fish &amp; chips &euro;5 &#8211; caf&eacute;&nbsp;open', 'Fish & chips €5 – café open'],
    ['hy&shy;phen', 'hyphen'],
    ['seen<style>p { color: red }</style><script>hidden()</script>', 'seen'],
    ['<head><title>hidden</title><body>The head was never closed', 'The head was never closed'],
    ['1 < 2 and <!-- no --> AT&T', '1 < 2 and AT&T'],
    ['<img alt="hidden">', ''],
    ['<p title="a > b">One</p><p class="x>Two</p> three', 'One\n\nTwo\n\nthree'],
  ])('of %s is %s', (html, text) => {
    expect(htmlText(html)).toBe(text)
  })

  test('adds the address of a link once, if asked to', () => {
    const html =
      'See <a href="https://a.example">the lease</a> or <a href="https://b.example">https://b.example</a>'
    expect(htmlText(html)).toBe('See the lease or https://b.example')
    expect(htmlText(html, { withAddresses: true })).toBe(
      'See the lease [https://a.example] or https://b.example',
    )
  })

  test('fits on one line', () => {
    expect(htmlLine('<ul><li>Flour<li>Salt</ul>')).toBe('Flour Salt')
  })

  test.each(['<a>', '<a "', '<div><p>', '</b>', '&', '<!--', '<![CDATA[', '<script>'])(
    'is read however often %s is repeated',
    (piece) => {
      const html = `start${piece.repeat(300_000)}`
      expect(htmlText(html).startsWith('start')).toBe(true)
      expect(textOf(parseHtml(html)).startsWith('start')).toBe(true)
    },
  )
})

describe('The tree of a page', () => {
  const page = parseHtml(
    '<div class="note big"><a href="/?a=1&amp;b=2" HREF="/second">One<br/>two</a><p>x<p>y</div>after',
  )

  test('has elements with their attributes, in lower case and decoded', () => {
    expect(elementIn(page, hasClass('big'))?.tag).toBe('div')
    expect(elementIn(page, ({ tag }) => tag === 'a')?.attributes).toEqual({ href: '/?a=1&b=2' })
    expect(elementIn(page, hasClass('no'))).toBeUndefined()
  })

  test('has a line for each block', () => {
    expect(textOf(page)).toBe('One\ntwo\nx\ny\nafter')
    expect(textWithEmptyLines(parseHtml('<div>one</div><div>two<br><br>three</div>'))).toBe(
      'one\ntwo\n\nthree',
    )
  })

  test('keeps text after an unmatched closing tag', () => {
    expect(textOf(parseHtml('a</b>c<![CDATA[ & d]]>'))).toBe('ac & d')
  })
})

test('character references are decoded once, and only with their semicolon', () => {
  expect(decodeEntities('&lt;b&gt; &amp;amp; &#x1F600; R&D &copy 5&euro;')).toBe(
    '<b> &amp; 😀 R&D &copy 5€',
  )
})
