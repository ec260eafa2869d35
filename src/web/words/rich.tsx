import { Fragment, type ReactNode } from 'react'
import { translated } from './translate.ts'

/** A text of the page whose placeholders may be any element, such as a link or a name in bold. */
export function rich(text: string, values: Record<string, ReactNode>): ReactNode {
  return translated(text)
    .split(/\{(\w+)\}/)
    .map((part, index) => <Fragment key={index}>{index % 2 === 1 ? values[part] : part}</Fragment>)
}
