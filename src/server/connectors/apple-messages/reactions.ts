/** The meaning of `associated_message_type` from 2000 on; from 3000 on, the reaction is removed. */
const signs = ['❤️', '👍', '👎', '😂', '‼️', '❓']
const emojiSign = 2006
const stickers = new Set([1000, 2007])
const firstSign = 2000
const takenBack = 1000
const lastSign = 2007

export type Reaction = { by: string; reaction: string }
/** Reactions by the identifier of the message they belong to. */
export type Reactions = ReadonlyMap<string, readonly Reaction[]>

export type Tapback = { type: number; parent: string; emoji: string; by: string }

export const isTapback = (type: number) =>
  stickers.has(type) ||
  (type >= firstSign && type <= lastSign) ||
  (type >= firstSign + takenBack && type <= lastSign + takenBack)

/** `p:0/GUID` and `bp:GUID` refer to a part of a message. */
export const parentOf = (guid: string) =>
  guid.slice(Math.max(guid.lastIndexOf('/'), guid.lastIndexOf(':')) + 1)

/** Keeps each person's last reaction to a message, in order. */
export function gatherReactions(): { add: (tapback: Tapback) => void; all: Reactions } {
  const all = new Map<string, Reaction[]>()
  return {
    all,
    add({ type, parent, emoji, by }) {
      const before = (all.get(parent) ?? []).filter((reaction) => reaction.by !== by)
      const isRemoval = type >= firstSign + takenBack
      all.set(parent, isRemoval ? before : [...before, { by, reaction: signOf(type, emoji) }])
    },
  }
}

function signOf(type: number, emoji: string): string {
  if (stickers.has(type)) return 'sticker'
  if (type === emojiSign) return emoji || 'emoji'
  return signs[type - firstSign] ?? 'reaction'
}
