import type { Item, ItemKind } from '#server/connectors/connector.ts'
import { sampleLife } from '#server/demo/life.ts'

/** The sample person's items by kind. */
export function sampleItems(anchor: string) {
  const items = sampleLife(anchor).sources.flatMap((source) => source.items)
  return <Kind extends ItemKind>(kind: Kind) =>
    items.filter((item): item is Extract<Item, { kind: Kind }> => item.kind === kind)
}
