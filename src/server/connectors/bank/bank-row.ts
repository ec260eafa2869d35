import type { Transaction } from '../kinds/transaction.ts'

/** A row with its place in the file, counted from 1. */
export type BankRow = Transaction & { reference: string; line: number }
