import { Check, ChevronRight } from 'lucide-react'
import { DropdownMenu as RadixMenu } from 'radix-ui'
import { useRef, type ComponentProps } from 'react'
import { cn } from './cn.ts'

// A submenu opens after 100 ms of hover and type-ahead resets after 1 s: both are Radix's defaults.
/** The page stays usable: a menu is not modal. */
export function DropdownMenu(props: ComponentProps<typeof RadixMenu.Root>) {
  return <RadixMenu.Root modal={false} {...props} />
}

export const DropdownMenuTrigger = RadixMenu.Trigger
export const DropdownMenuRadioGroup = RadixMenu.RadioGroup
export const DropdownMenuSub = RadixMenu.Sub

const surfaceClass =
  'z-50 min-w-44 overflow-x-hidden overflow-y-auto rounded-lg border bg-popover p-1 text-popover-foreground shadow-lg data-[state=closed]:animate-out data-[state=closed]:fade-out-0 data-[state=open]:animate-in data-[state=open]:fade-in-0 data-[state=open]:zoom-in-98'

const itemClass =
  "relative flex min-h-9 touch:min-h-11 cursor-default items-center gap-2 rounded-md px-2 py-1.5 text-sm outline-none select-none data-disabled:pointer-events-none data-disabled:opacity-50 data-highlighted:bg-secondary data-[state=open]:bg-secondary [&_svg]:shrink-0 [&_svg:not([class*='size-'])]:size-4 [&_svg:not([class*='text-'])]:text-muted-foreground"

export function DropdownMenuContent({
  className,
  sideOffset = 6,
  onPointerDownOutside,
  ...props
}: ComponentProps<typeof RadixMenu.Content>) {
  const menu = useRef<HTMLDivElement>(null)
  /** The menu's own button opens and closes it itself, even while it fades out. */
  const isOnTrigger = (target: EventTarget | null) => {
    const trigger = document.getElementById(menu.current?.getAttribute('aria-labelledby') ?? '')
    return target instanceof Node && trigger?.contains(target) === true
  }
  return (
    <RadixMenu.Portal>
      <RadixMenu.Content
        ref={menu}
        sideOffset={sideOffset}
        collisionPadding={8}
        onPointerDownOutside={(event) => {
          if (isOnTrigger(event.target)) event.preventDefault()
          onPointerDownOutside?.(event)
        }}
        className={cn(
          surfaceClass,
          'max-h-(--radix-dropdown-menu-content-available-height)',
          className,
        )}
        {...props}
      />
    </RadixMenu.Portal>
  )
}

export function DropdownMenuItem({
  className,
  variant = 'default',
  ...props
}: ComponentProps<typeof RadixMenu.Item> & { variant?: 'default' | 'destructive' }) {
  return (
    <RadixMenu.Item
      className={cn(
        itemClass,
        variant === 'destructive' &&
          "text-destructive data-highlighted:bg-destructive/10 [&_svg:not([class*='text-'])]:text-destructive",
        className,
      )}
      {...props}
    />
  )
}

export function DropdownMenuRadioItem({
  className,
  children,
  ...props
}: ComponentProps<typeof RadixMenu.RadioItem>) {
  return (
    <RadixMenu.RadioItem className={cn(itemClass, 'pr-8', className)} {...props}>
      {children}
      <RadixMenu.ItemIndicator className="absolute right-2 inline-flex">
        <Check aria-hidden className="size-4 text-primary" />
      </RadixMenu.ItemIndicator>
    </RadixMenu.RadioItem>
  )
}

export function DropdownMenuLabel({ className, ...props }: ComponentProps<typeof RadixMenu.Label>) {
  return (
    <RadixMenu.Label
      className={cn('px-2 py-1.5 text-xs font-medium text-muted-foreground', className)}
      {...props}
    />
  )
}

export function DropdownMenuSeparator({
  className,
  ...props
}: ComponentProps<typeof RadixMenu.Separator>) {
  return <RadixMenu.Separator className={cn('-mx-1 my-1 h-px bg-border', className)} {...props} />
}

export function DropdownMenuSubTrigger({
  className,
  children,
  ...props
}: ComponentProps<typeof RadixMenu.SubTrigger>) {
  return (
    <RadixMenu.SubTrigger className={cn(itemClass, className)} {...props}>
      {children}
      <ChevronRight aria-hidden className="ml-auto size-4" />
    </RadixMenu.SubTrigger>
  )
}

export function DropdownMenuSubContent({
  className,
  ...props
}: ComponentProps<typeof RadixMenu.SubContent>) {
  return (
    <RadixMenu.Portal>
      <RadixMenu.SubContent className={cn(surfaceClass, className)} {...props} />
    </RadixMenu.Portal>
  )
}
