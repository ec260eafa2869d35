import type { Transaction } from '../kinds/transaction.ts'

/** A transaction with its line number in the file, counted from 1. */
export type BankRow = Transaction & { reference: string; line: number }
