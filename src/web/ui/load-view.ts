import { notify } from './notice.tsx'

/**
 * Fetches a part of the page when it is first wanted; says so when it cannot be had. Browsers do not
 * fetch it a second time until the page is reloaded.
 */
export async function loadView<View>(load: () => Promise<View>): Promise<View | undefined> {
  try {
    return await load()
  } catch {
    notify({
      title: 'Error',
      description: 'This could not be loaded.',
      destructive: true,
      action: { label: 'Reload the page', onSelect: () => window.location.reload() },
    })
    return undefined
  }
}
