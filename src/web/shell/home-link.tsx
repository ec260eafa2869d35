import { useLinkProps } from '@tanstack/react-router'
import type { ComponentProps } from 'react'

/**
 * Links home, but is not the navigation entry of the home page: it is never marked as the current
 * one.
 */
export function HomeLink({ children, ...props }: Omit<ComponentProps<'a'>, 'href'>) {
  const link = useLinkProps({ to: '/' })
  const onClick: ComponentProps<'a'>['onClick'] = (event) => {
    props.onClick?.(event)
    link.onClick?.(event)
  }
  return (
    <a {...link} {...props} href={link.href} onClick={onClick} aria-current={undefined}>
      {children}
    </a>
  )
}
