import { gerhard } from './gerhard.ts'
import type { Keeper } from './keeper.ts'
import { luiza } from './luiza.ts'
import { maite } from './maite.ts'
import { ngozi } from './ngozi.ts'
import { wiremu } from './wiremu.ts'

export const keepers: readonly Keeper[] = [gerhard, luiza, maite, ngozi, wiremu]
