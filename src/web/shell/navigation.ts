import {
  ChartLine,
  Database,
  FileText,
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

export type NavigationEntry = {
  path: string
  label: string
  icon: LucideIcon
  admin?: boolean
  /** Starts a separate group. */
  apart?: boolean
}

const entries: readonly NavigationEntry[] = [
  { path: '/', label: 'Ask Anything', icon: Search },
  { path: '/dashboard', label: 'Dashboard', icon: LayoutDashboard },
  { path: '/data-sources', label: 'Data Sources', icon: Database },
  { path: '/documents', label: 'Documents', icon: FileText },
  { path: '/analytics', label: 'Analytics', icon: ChartLine },
  { path: '/admin', label: 'Admin', icon: ShieldCheck, admin: true },
  { path: '/chat', label: 'Chat', icon: MessagesSquare, apart: true },
  { path: '/money', label: 'Money', icon: WalletCards },
  { path: '/people', label: 'People', icon: Users },
  { path: '/timeline', label: 'Timeline', icon: History },
  { path: '/query-builder', label: 'Query Builder', icon: SquareTerminal },
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
