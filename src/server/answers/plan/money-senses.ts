import type { MoneyCategory } from '#shared/money.ts'
import { contains, oneOf } from './sense-filters.ts'
import type { TableSenses } from './senses.ts'

const pay =
  'salary, salaries, wage, wages, paycheck, paychecks, paycheque, pay check, payslip, payroll, payday, take-home pay, take home, took home, bring home, brought home, gehalt, gehälter, lohn, löhne'

const payDeposit = 'paycheck deposit, paycheck deposits, salary deposit, salary deposits'

const putAside =
  'put into savings, put into my savings, put into my savings account, move to my savings account, moved to my savings account, put in savings, put in my savings, put to savings, put aside, put away, set aside, move to savings, moved to savings, moved to my savings, moved into savings, transfer to savings, transfer to my savings, transferred to savings, transferred to my savings, saved, save, gespart, sparen, zurückgelegt, auf die seite gelegt, zur seite gelegt, aufs sparkonto, auf mein sparkonto'

/** Categories of payments that fall due; nobody says that they are bought. */
export const bills: MoneyCategory[] = [
  'Rent',
  'Housing',
  'Utilities',
  'Phone and internet',
  'Insurance',
  'Loans',
  'Fees',
  'Taxes',
  'Cash',
  'People',
  'Savings and investments',
]

/** Money movements and accounts. */
export const moneySenses: Partial<Record<string, TableSenses>> = {
  transactions: {
    nouns:
      'transaction, transactions, payment, payments, purchase, purchases, buchung, buchungen, zahlung, zahlungen, umsatz, umsätze, expense, expenses, ausgabe, ausgaben',
    show: ['merchant', 'amount', 'date', 'category'],
    senses: [
      {
        says: 'transfer, transfers, umbuchung, umbuchungen',
        filters: [oneOf('kind', 'transfer')],
      },
      {
        says: 'refund, refunds, refunded, reimbursed, reimbursement, money back, erstattung, erstattungen, erstattet, geld zurück, zurückbekommen',
        filters: [oneOf('kind', 'refund')],
      },
      { says: 'fee, fees, gebühr, gebühren', filters: [oneOf('kind', 'fee')] },
      {
        says: putAside,
        filters: [
          oneOf('account_type', 'savings'),
          oneOf('kind', 'transfer'),
          { op: 'gt', column: 'amount', value: 0 },
        ],
      },
      {
        says: putAside,
        filters: [oneOf('category', 'Savings and investments')],
      },
      { says: pay, filters: [contains('description', 'payroll')] },
      { says: pay, filters: [contains('description', 'salary')] },
      { says: pay, filters: [contains('description', 'wages')] },
      { says: pay, filters: [contains('description', 'gehalt')] },
      { says: pay, filters: [contains('description', 'lohn')] },
      { says: pay, filters: [oneOf('category', 'Income')] },
      {
        says: 'fill up, filled up, refuel, refuelled, refueled, petrol station, gas station, tanken, getankt, tankstelle',
        filters: [oneOf('category', 'Fuel')],
      },
      {
        says: 'emi, emis, instalment, instalments, installment, installments, mortgage payment, mortgage payments, loan payment, loan payments, kreditrate, kreditraten, darlehensrate',
        filters: [oneOf('category', 'Loans')],
      },
      {
        says: payDeposit,
        filters: [oneOf('kind', 'income'), contains('description', 'payroll')],
      },
      {
        says: `${payDeposit}, direct deposit, direct deposits`,
        filters: [oneOf('kind', 'income')],
      },
      {
        says: 'withdraw, withdrew, withdrawn, withdrawal, withdrawals, take out cash, took out cash, cash machine, atm, abgehoben, abheben, bargeld, bargeld abgehoben, geldautomat',
        filters: [oneOf('category', 'Cash')],
      },
      {
        says: 'food, food and drink, essen, essen und trinken, verpflegung',
        filters: [oneOf('category', 'Groceries', 'Restaurants')],
        ofMoney: true,
      },
      {
        says: 'supermarket, supermarkets, grocery store, grocery stores, food shopping, supermarkt, supermärkte',
        filters: [oneOf('category', 'Groceries')],
      },
      {
        says: 'vacation, vacations, holiday, holidays, travelling, traveling, urlaub, ferien, urlaube, reisen',
        filters: [oneOf('category', 'Travel')],
        ofMoney: true,
      },
      {
        says: 'restaurant, restaurants, takeaway, takeaways, take-out, eating out, dining out, lokal, lokale, essen gehen, auswärts essen',
        filters: [oneOf('category', 'Eating out')],
      },
      // Obligatory payments are not purchases.
      {
        says: 'buy, bought, order from, orders from, ordered from, kaufen, gekauft, kaufte, bestellung bei, bestellungen bei, bestellt bei',
        filters: [{ op: 'not_in', column: 'category', values: bills }],
      },
      { says: 'shop, shops, store, stores, laden, läden, händler, geschäft', column: 'merchant' },
    ],
    spending: {
      column: 'kind',
      net: ['spending', 'fee', 'refund'],
      single: ['spending', 'fee'],
      earned: ['income'],
    },
  },
  accounts: {
    nouns: 'account, accounts, bank account, konto, konten, bankkonto',
    show: ['name', 'balance', 'currency', 'as_of'],
    totals: ['balance'],
    senses: [
      {
        says: 'money do i have, money have i, money do we have, money is left, money i have, net worth, in the bank, geld habe ich, geld haben wir, vermögen, auf der bank',
        column: 'balance',
      },
      {
        says: 'savings account, sparkonto, sparkontos, sparbuch, tagesgeldkonto',
        filters: [oneOf('account_type', 'savings')],
      },
      {
        says: 'current account, checking account, girokonto, girokontos',
        filters: [oneOf('account_type', 'checking')],
      },
      {
        says: 'credit card, credit cards, card, cards, kreditkarte, kreditkarten',
        filters: [oneOf('account_type', 'card')],
      },
      {
        says: 'owe, owed, debt, debts, balance, schulde, schulden, kontostand, guthaben, saldo',
        column: 'balance',
      },
    ],
  },
}
