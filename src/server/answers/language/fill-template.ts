/** `{name}` is a slot; a slot without a value is removed with its space. */
export type Template = string

/** Fills a template; a slot without a value leaves no trace. */
export const fill = (template: Template, slots: Record<string, string | undefined>): string =>
  template
    .replace(/\{(\w+)\}/g, (_, name: string) => slots[name] ?? '')
    .replace(/ {2,}/g, ' ')
    .replace(/ ([,.:])/g, '$1')
    .trim()
