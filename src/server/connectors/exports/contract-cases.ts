import { createAddressBook } from '../address-book/address-book.ts'
import { createBrowser } from '../browser/browser.ts'
import type { ContractCase } from '../contract-suite.ts'
import { jsonFile, tableFile } from './exports.fixtures.ts'

const many = <T>(make: (place: number) => T) => Array.from({ length: 1_200 }, (_, at) => make(at))

/** Of each source whose exports are files of known formats, one with more than a page. */
export const exportContracts: readonly ContractCase[] = [
  {
    name: 'address_book',
    connector: createAddressBook(),
    files: [
      {
        file: tableFile(
          'contacts.csv',
          ['First Name', 'Last Name', 'Mobile Phone'],
          ...many((at) => ['Bea', `Gardner ${at}`, '+1 555 0100']),
        ),
        items: 1_200,
      },
    ],
  },
  {
    name: 'browser',
    connector: createBrowser(),
    files: [
      {
        file: jsonFile('History.json', {
          'Browser History': many((at) => ({
            title: `Bed ${at}`,
            url: `https://example.org/${at}`,
            time_usec: 1_767_225_600_000_000,
          })),
        }),
        items: 1_200,
      },
    ],
  },
]
