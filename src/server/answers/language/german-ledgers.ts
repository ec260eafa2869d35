import { declined } from './german-ranks.ts'
import type { LedgerWords } from './lexicon.ts'

const forms = (adjective: string) => [adjective, ...declined(adjective)]

export const germanLedgerWords: LedgerWords = {
  owing: ['schulde', 'schuldet', 'schulden', 'geschuldet'],
  unpaid: [...forms('unbezahlt'), ...forms('ausstehend'), 'steht aus', 'stehen aus', 'aussteht'],
  open: forms('offen'),
  owedByMe: [
    'schulde ich',
    'schulden wir',
    'ich schulde',
    'wir schulden',
    'muss ich noch',
    'habe ich noch nicht bezahlt',
  ],
  owedToMe: ['schuldet mir', 'schulden mir', 'schuldet uns', 'schulden uns'],
  paid: 'bezahlt gezahlt beglichen zahlung zahlungseingang',
  paidCells: 'bezahlt beglichen gezahlt',
  unpaidCells: 'unbezahlt offen überfällig fällig ausstehend verschickt gemahnt',
  bills: 'rechnung betrag posten zahlung',
  debtors: 'kunde kundin auftraggeber mieter schüler schülerin gast patient mitglied freund person',
  creditors: 'lieferant anbieter empfänger händler vermieter gläubiger firma',
  collections: `liste buch heft tagebuch protokoll tabelle verzeichnis übersicht journal kladde`,
  measurements: 'wert stand zahl bewertung stufe messwert punktzahl',
  writtenDown: [
    'aufgeschrieben',
    'eingetragen',
    'notiert',
    'vermerkt',
    'festgehalten',
    'protokolliert',
    'dokumentiert',
  ],
  debts: 'schulden verliehen geliehen darlehen',
}
