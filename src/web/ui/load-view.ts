import { notify } from './notice.tsx'

/**
 * Loads a part of the page on demand; reports a failure. Browsers do not fetch it a second time
 * until the page is reloaded.
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
