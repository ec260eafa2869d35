import {
  ChartLine,
  Database,
  FileText,
  HeartPulse,
  History,
  LayoutDashboard,
  MessagesSquare,
  Search,
  ShieldCheck,
  SquareTerminal,
  Users,
  WalletCards,
  type LucideIcon,
} from 'lucide-react'
import type { Person } from '#shared/accounts.ts'
import { t } from '#web/words/translate.ts'

export type NavigationEntry = {
  path: string
  label: string
  icon: LucideIcon
  admin?: boolean
  /** Starts a separate group. */
  apart?: boolean
}

const entries: readonly NavigationEntry[] = [
  { path: '/', label: t('Ask Anything'), icon: Search },
  { path: '/dashboard', label: t('Dashboard'), icon: LayoutDashboard },
  { path: '/data-sources', label: t('Data Sources'), icon: Database },
  { path: '/documents', label: t('Documents'), icon: FileText },
  { path: '/analytics', label: t('Analytics'), icon: ChartLine },
  { path: '/admin', label: t('Admin'), icon: ShieldCheck, admin: true },
  { path: '/chat', label: t('Chat'), icon: MessagesSquare, apart: true },
  { path: '/money', label: t('Money'), icon: WalletCards },
  { path: '/people', label: t('People'), icon: Users },
  { path: '/health', label: t('Health'), icon: HeartPulse },
  { path: '/timeline', label: t('Timeline'), icon: History },
  { path: '/query-builder', label: t('Query Builder'), icon: SquareTerminal },
]

/** The entries of the side navigation: Admin is for admins only. */
export function navigationFor(me: Person | null | undefined): readonly NavigationEntry[] {
  return entries.filter((entry) => !entry.admin || me?.role === 'admin')
}

/**
 * Whether the entry belongs to a path: Documents also to a single document, Ask Anything to both of
 * its paths.
 */
export function isCurrent(entry: NavigationEntry, pathname: string): boolean {
  if (entry.path === '/') return pathname === '/' || pathname === '/ask-anything'
  return pathname === entry.path || pathname.startsWith(`${entry.path}/`)
}
