import {
  AtSign,
  Bot,
  BriefcaseBusiness,
  CalendarDays,
  Cloud,
  Globe,
  HeartPulse,
  Inbox,
  Landmark,
  LineChart,
  Mail,
  MessageCircle,
  MessageSquare,
  MessagesSquare,
  Music,
  NotebookPen,
  ShoppingBag,
  Sparkles,
  UsersRound,
  type LucideIcon,
} from 'lucide-react'
import type { SourceType } from '#shared/sources.ts'

type SourceAppearance = { icon: LucideIcon; colour: string }

/**
 * An icon and a colour for each type. The icons are our own, since logos belong to their owners.
 */
export const sourceAppearance: Record<SourceType, SourceAppearance> = {
  trove: { icon: Sparkles, colour: 'bg-primary/12 text-primary' },
  gmail: { icon: Mail, colour: 'bg-red-500/12 text-red-700 dark:text-red-300' },
  google: { icon: Cloud, colour: 'bg-amber-500/15 text-amber-800 dark:text-amber-300' },
  linkedin: { icon: BriefcaseBusiness, colour: 'bg-sky-500/12 text-sky-800 dark:text-sky-300' },
  facebook: { icon: UsersRound, colour: 'bg-indigo-500/12 text-indigo-700 dark:text-indigo-300' },
  whatsapp: {
    icon: MessageCircle,
    colour: 'bg-emerald-500/12 text-emerald-800 dark:text-emerald-300',
  },
  twitter: { icon: AtSign, colour: 'bg-slate-500/15 text-slate-700 dark:text-slate-300' },
  bank_of_america: { icon: Landmark, colour: 'bg-rose-500/12 text-rose-800 dark:text-rose-300' },
  health: { icon: HeartPulse, colour: 'bg-teal-500/12 text-teal-800 dark:text-teal-300' },
  apple_messages: {
    icon: MessageSquare,
    colour: 'bg-lime-500/15 text-lime-800 dark:text-lime-300',
  },
  address_book: { icon: CalendarDays, colour: 'bg-cyan-500/12 text-cyan-800 dark:text-cyan-300' },
  browser: { icon: Globe, colour: 'bg-blue-500/12 text-blue-700 dark:text-blue-300' },
  orders: { icon: ShoppingBag, colour: 'bg-orange-500/12 text-orange-800 dark:text-orange-300' },
  investments: { icon: LineChart, colour: 'bg-green-500/12 text-green-800 dark:text-green-300' },
  media: { icon: Music, colour: 'bg-pink-500/12 text-pink-800 dark:text-pink-300' },
  chats: { icon: Bot, colour: 'bg-purple-500/12 text-purple-800 dark:text-purple-300' },
  notes: { icon: NotebookPen, colour: 'bg-yellow-500/15 text-yellow-800 dark:text-yellow-300' },
  outlook: { icon: Inbox, colour: 'bg-fuchsia-500/12 text-fuchsia-800 dark:text-fuchsia-300' },
  google_messages: {
    icon: MessagesSquare,
    colour: 'bg-violet-500/12 text-violet-700 dark:text-violet-300',
  },
}
