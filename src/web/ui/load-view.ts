import { t } from '#web/words/translate.ts'
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
      title: t('Error'),
      description: t('This could not be loaded.'),
      destructive: true,
      action: { label: t('Reload the page'), onSelect: () => window.location.reload() },
    })
    return undefined
  }
}
