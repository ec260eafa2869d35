import { notify } from './notice.tsx'

/** Fetches a part of the page when it is first wanted; says so when it cannot be had. */
export async function loadView<View>(load: () => Promise<View>): Promise<View | undefined> {
  try {
    return await load()
  } catch {
    notify({
      title: 'Error',
      description: 'This could not be loaded. Please try again.',
      destructive: true,
    })
    return undefined
  }
}
