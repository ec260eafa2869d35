import { sourceCatalogue } from '#shared/source-catalogue.ts'
import { sourceView, type SourceType, type SourceView } from '#shared/sources.ts'
import type { FileInTest } from './files.ts'
import type { Locator } from '@playwright/test'
import { expect, type APIRequestContext, type Page } from './fixtures.ts'

export const sourcesPath = '/api/data-sources'

export const noticesOf = (page: Page) => page.getByRole('region', { name: /Notices/ })
export const destructiveOf = (page: Page) => noticesOf(page).locator('[data-destructive]')
export const cardOf = (page: Page, name: string) =>
  page.getByRole('list', { name: 'Data sources' }).getByRole('listitem', { name, exact: true })
export const actionsOf = (page: Page, name: string) =>
  page.getByRole('button', { name: `Actions for ${name}` })

/** The response of a broken server. */
export const broken = { status: 500, json: { error: 'Broken', code: 'internal' } }

/** A source in the server's format. */
export function source(type: SourceType, parts: Partial<SourceView> = {}): SourceView {
  return {
    id: `src_${type}`,
    name: sourceCatalogue[type].name,
    type,
    status: 'disconnected',
    lastSync: null,
    config: {
      accountId: `ada.${type}`,
      category: sourceCatalogue[type].category,
      scrapingEnabled: true,
      vectorizationEnabled: true,
      saved: [],
    },
    ...parts,
  }
}

/** Selects a type in the open dialog. */
export async function choose(page: Page, name: string) {
  const types = page.getByRole('dialog').getByRole('list', { name: 'Types of data sources' })
  await types
    .getByRole('button')
    .filter({ has: page.getByText(name, { exact: true }) })
    .click()
}

/** Adds a source by a call. */
export async function addSource(
  { api, server }: { api: APIRequestContext; server: { url: string } },
  type: SourceType,
  credentials: Readonly<Record<string, string>>,
): Promise<SourceView> {
  const { name, config } = source(type)
  const created = await api.post(sourcesPath, {
    data: { name, type, config: { ...config, credentials } },
    headers: { origin: server.url },
  })
  expect(created.ok(), await created.text()).toBe(true)
  return sourceView.parse(await created.json())
}

/** Drops files onto a part of the page. */
export async function drop(page: Page, target: Locator, files: readonly FileInTest[]) {
  const contents = files.map(({ name, buffer }) => [name, buffer.toString('base64')])
  const dataTransfer = await page.evaluateHandle(`(() => {
    const transfer = new DataTransfer()
    for (const [name, text] of ${JSON.stringify(contents)}) {
      const bytes = Uint8Array.from(atob(text), (letter) => letter.charCodeAt(0))
      transfer.items.add(new File([bytes], name))
    }
    return transfer
  })()`)
  await target.dispatchEvent('drop', { dataTransfer })
}
