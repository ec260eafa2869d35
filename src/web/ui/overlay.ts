/** The style shared by all dialogs. */
export const backdropClass =
  'fixed inset-0 z-50 bg-black/45 data-[state=closed]:animate-out data-[state=closed]:fade-out-0 data-[state=open]:animate-in data-[state=open]:fade-in-0 dark:bg-black/55'

export const panelClass =
  'fixed top-1/2 left-1/2 z-50 flex max-h-[calc(100dvh-2rem)] w-[calc(100%-2rem)] max-w-md -translate-x-1/2 -translate-y-1/2 flex-col gap-4 overflow-y-auto rounded-xl border bg-popover p-6 text-popover-foreground shadow-lg duration-150 data-[state=closed]:animate-out data-[state=closed]:fade-out-0 data-[state=closed]:zoom-out-98 data-[state=open]:animate-in data-[state=open]:fade-in-0 data-[state=open]:zoom-in-98'

export const panelHeaderClass = 'flex flex-col gap-1.5 pr-8'
export const panelFooterClass = 'flex flex-col-reverse gap-2 sm:flex-row sm:justify-end'
export const panelTitleClass = 'text-lg leading-7 font-semibold'
export const panelDescriptionClass = 'text-sm text-muted-foreground'
