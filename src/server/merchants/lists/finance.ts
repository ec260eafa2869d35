import type { Merchants } from './list.ts'

/** Taxes, savings and loans. */
export const finance: Merchants = {
  Taxes: `
    IRS = irs treas | irs usataxpymt | irs
    Franchise Tax Board = franchise tax
    Finanzamt
    HMRC
    Bundeskasse = bundeskasse
    TurboTax = turbotax | intuit turbotax
  `,
  'Savings and investments': `
    Robinhood
    Vanguard
    Fidelity
    Charles Schwab = schwab
    E*Trade = e trade | etrade
    Coinbase
    Acorns
    Betterment
    Wealthfront
    Trade Republic
    Scalable Capital
    Interactive Brokers
  `,
  Loans: `
    Rocket Mortgage
    Nelnet
    Navient
    SoFi Loan = sofi loan
    Affirm
    Klarna
    Afterpay
  `,
}
