import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query'
import { useEffect } from 'react'
import { failed } from '#web/failure.ts'
import { meQuery } from '#web/parts/session/queries.ts'
import { notify } from '#web/ui/notice.tsx'
import { forgetPageState } from '#web/use-page-state.ts'
import { t } from '#web/words/translate.ts'
import { demoQuery, loadDemo, removeDemo } from './queries.ts'
import { rememberSample, wasSampleLoaded } from './sample-memory.ts'

/** The sample person: whether it is loaded, with loading and removing. */
export function useDemo() {
  const queryClient = useQueryClient()
  const person = useQuery(meQuery)
  const me = person.data
  const demo = useQuery({ ...demoQuery(me?.id), enabled: me !== undefined })
  const state = demo.data
  const isSettled = person.isError || (me !== undefined && !demo.isPending)
  const loaded = state?.loaded ?? (!isSettled && wasSampleLoaded())
  useEffect(() => {
    if (isSettled) rememberSample(state?.loaded === true)
  }, [isSettled, state?.loaded])
  // Every screen shows some of it, and a visitor has become a guest.
  const refresh = () => queryClient.invalidateQueries()

  const load = useMutation({
    mutationFn: loadDemo,
    onSuccess: async () => {
      notify({
        title: t('Sample data loaded'),
        description: t(
          'Two years in the life of Mara Ellison, a fictional person. Ask about her mail, money or health.',
        ),
      })
      await refresh()
    },
    onError: failed(t('The sample data could not be loaded')),
  })
  const remove = useMutation({
    mutationFn: removeDemo,
    onSuccess: async () => {
      notify({ title: t('Sample data removed'), description: t('Your own data is untouched.') })
      forgetPageState(queryClient)
      await refresh()
    },
    onError: failed(t('The sample data could not be removed')),
  })
  return { state, loaded, isSettled, load, remove }
}
