import { html } from 'hono/html'
import type { HtmlEscapedString } from 'hono/utils/html'
import { z } from 'zod'
import { callsByTopic } from '#shared/calls/all.ts'
import type { Call } from '#shared/calls/call.ts'

type Html = HtmlEscapedString | Promise<HtmlEscapedString>

const who = {
  anyone: 'Anybody',
  person: 'Guests and accounts',
  account: 'Accounts',
  admin: 'Admins',
  key: 'API keys and accounts',
} satisfies Record<Call['access'], string>

/** The reference of the calls for people: one page without scripts that loads nothing else. */
export const apiPage = (): Html =>
  html`<!doctype html>
    <html lang="en">
      <head>
        <meta charset="utf-8" />
        <meta name="viewport" content="width=device-width, initial-scale=1" />
        <meta name="color-scheme" content="light dark" />
        <title>The API of Trove</title>
        <link rel="icon" href="/favicon.svg" />
        <style>
          ${style}
        </style>
      </head>
      <body>
        <header>
          <h1>The API of Trove</h1>
          <p>
            Every call that the page makes. For programs there is the same as
            <a href="/api/openapi.json">OpenAPI 3.1</a>. A program sends an API key, which you make
            under <a href="/account">Account</a>, as <code>Authorization: Bearer trv_…</code>. Every
            failure is <code>{ error, code }</code>: a sentence for people and a code for programs.
          </p>
          <nav aria-label="Topics">
            ${Object.keys(callsByTopic).map(
              (topic) => html`<a href="#${anchorOf(topic)}">${topic}</a> `,
            )}
          </nav>
        </header>
        <main>
          ${Object.entries(callsByTopic).map(
            ([topic, calls]) =>
              html`<section aria-labelledby="${anchorOf(topic)}">
                <h2 id="${anchorOf(topic)}">${topic}</h2>
                ${Object.entries(calls).map(([name, call]) => callPart(name, call))}
              </section>`,
          )}
        </main>
      </body>
    </html>`

const anchorOf = (topic: string) => topic.toLowerCase().replaceAll(' ', '-')

const callPart = (name: string, call: Call): Html =>
  html`<details id="${name}">
    <summary>
      <span class="method">${call.method}</span> <code>${call.path}</code>
      <span class="says">${call.summary}</span>
    </summary>
    <p>
      ${who[call.access]} may make this
      call${call.apiKeyScope ? `, and API keys for “${call.apiKeyScope}”` : ''}.
    </p>
    ${[
      shapePart('Query', call.query, 'input'),
      shapePart('Body, as JSON', call.json, 'input'),
      call.files ? html`<p>Files as multipart, in ${call.files.join(' or ')}.</p>` : '',
      call.body === undefined ? '' : html`<p>The body is ${call.body}.</p>`,
      typeof call.response === 'string'
        ? html`<p>Answers ${call.response}.</p>`
        : shapePart('Answer, as JSON', call.response, 'output'),
      call.events ? html`<p>With <code>Accept: text/event-stream</code>, as events.</p>` : '',
    ]}
  </details>`

function shapePart(title: string, schema: z.core.$ZodType | undefined, io: 'input' | 'output') {
  if (!schema) return ''
  const { $schema, ...shape } = z.toJSONSchema(schema, { io, unrepresentable: 'any' })
  return html`<h3>${title}</h3>
    <pre tabindex="0">${JSON.stringify(shape, null, 2)}</pre>`
}

const style = `
  :root { font: 1rem/1.5 system-ui, sans-serif; --line: light-dark(#d9d6cf, #3a3832); --muted: light-dark(#5d5a52, #aaa69b); }
  body { max-width: 60rem; margin: 0 auto; padding: 1.5rem 1rem 4rem; background: light-dark(#fbfaf8, #191814); color: light-dark(#22211d, #eceae4); overflow-wrap: anywhere; }
  a { color: inherit; }
  nav { display: flex; flex-wrap: wrap; gap: .5rem 1rem; }
  h2 { margin-top: 2.5rem; }
  h3 { font-size: 1rem; margin-bottom: 0; }
  details { border-top: 1px solid var(--line); }
  summary { cursor: pointer; padding: .7rem 0; }
  :focus-visible { outline: 2px solid currentColor; outline-offset: 2px; }
  .method { display: inline-block; min-width: 4.5rem; font-weight: 600; font-size: .85rem; }
  .says { display: block; color: var(--muted); }
  pre { overflow: auto; max-height: 24rem; padding: .8rem; border: 1px solid var(--line); border-radius: .5rem; font-size: .85rem; overflow-wrap: normal; }
`
