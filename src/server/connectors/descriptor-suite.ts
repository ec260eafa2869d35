import { describe, expect, test } from 'vitest'
import { onboardingTypes } from '#shared/onboarding-sources.ts'
import { sourceCategory } from '#shared/sources.ts'
import { sourceCatalogue } from '#shared/source-catalogue.ts'
import { recogniseSource } from '#server/import-worker/recognise-source.ts'
import { descriptors, recognitionOrder } from './all.ts'
import type { ContractCase } from './contract-suite.ts'
import { offlineSettings } from './offline-settings.fixtures.ts'

/** The guarantees of every descriptor about its connector. */
export function describeDescriptors(contracts: readonly ContractCase[]) {
  test('no two connectors have the same place in the order of recognition', () => {
    const orders = Object.values(descriptors).map((each) => each.recognitionOrder)
    expect(new Set(orders).size).toBe(orders.length)
    expect(recognitionOrder).toHaveLength(orders.length)
  })

  test('one source reads tables whose columns the person assigned', () => {
    const readers = Object.values(descriptors).filter(({ readsMappedTables }) => readsMappedTables)
    expect(readers).toHaveLength(1)
  })

  describe.each(Object.entries(descriptors))('the descriptor of %s', (type, descriptor) => {
    const { fields, moreFields = [] } = sourceCatalogue[descriptor.type]
    const known = [...fields, ...moreFields]
    const contract = contracts.find(({ name }) => name === type)
    const { droppedFields = [], encryptedExports, reasons = {}, refetches = [] } = descriptor

    test('is registered under its own type', () => {
      expect(descriptor.type).toBe(type)
    })

    test('drops only fields that the form has', () => {
      expect(known.map(({ name }) => name)).toEqual(expect.arrayContaining([...droppedFields]))
    })

    test('asks for the password of an encrypted export', () => {
      expect(known.some(({ kind }) => kind === 'password') || !encryptedExports).toBe(true)
    })

    test('explains refusals in sentences', () => {
      for (const text of Object.values(reasons)) expect(text).toMatch(/^\p{Lu}.*\.$/su)
    })

    test('has a live route if it refetches data that is included again', () => {
      expect(refetches.length === 0 || contract?.live !== undefined).toBe(true)
    })

    test('reads a pasted export from a field of the form, and stores none of it', () => {
      const { pastedExport } = descriptor
      if (!pastedExport) return
      expect(known.map(({ name }) => name)).toContain(pastedExport.field)
      expect(droppedFields).toContain(pastedExport.field)
    })

    test('reads the text of the wizard if the wizard offers it', () => {
      const isOffered = onboardingTypes.some((offered) => offered === type)
      expect(descriptor.readEntered !== undefined).toBe(isOffered)
      const names = known.map(({ name }) => name)
      const { credentials = {} } = descriptor.readEntered?.('ada@example.org hunter2') ?? {}
      expect(names).toEqual(expect.arrayContaining(Object.keys(credentials)))
    })

    test('asks for the OAuth client whose access it requests', () => {
      const names = known.map(({ name }) => name)
      const { oauth } = descriptor
      expect(names.includes('clientId') && names.includes('clientSecret')).toBe(Boolean(oauth))
      for (const category of sourceCategory.options) {
        expect(oauth?.scopeFor(category) ?? 'https://').toMatch(/^https:\/\//)
      }
    })

    test('identifies the owner by account only if people of the service have accounts', () => {
      const { accountIdentity, servicesByHandle = [] } = descriptor
      expect(accountIdentity !== 'handle' || servicesByHandle.includes(type)).toBe(true)
    })

    test('gives messages a time without a zone only if its times are local', async () => {
      const zoned = new Set<boolean>()
      for (const { file, goesTo = type } of contract?.files ?? []) {
        if (goesTo !== type) continue
        const pages = contract?.connector.import?.([file], AbortSignal.timeout(20_000)) ?? []
        for await (const { items } of pages) {
          for (const item of items) {
            if (item.kind === 'message') zoned.add(item.message.at !== undefined)
          }
        }
      }
      const expected = descriptor.timesAreLocal ? [false] : [true]
      expect([...zoned].filter((isZoned) => !expected.includes(isZoned))).toEqual([])
    })

    test('names services and shops in lower case', () => {
      const { serviceAliases = {}, servicesByHandle = [], shopsOnStatements = {} } = descriptor
      const shops = Object.entries(shopsOnStatements).flat(2)
      for (const service of [
        ...Object.entries(serviceAliases).flat(),
        ...servicesByHandle,
        ...shops,
      ]) {
        expect(service).toBe(service.toLowerCase())
      }
    })

    const files = contract?.files ?? []
    test.for(files.map(({ file, goesTo = type }) => ({ name: file.name, file, goesTo })))(
      'leaves $name to $goesTo in the order of recognition',
      async ({ file, goesTo }) => {
        expect(await recogniseSource(file, offlineSettings)).toMatchObject({ type: goesTo })
      },
    )
  })
}
