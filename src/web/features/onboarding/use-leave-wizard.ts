import { useMutation, useQueryClient } from '@tanstack/react-query'
import { useRouter } from '@tanstack/react-router'
import { refreshSources } from '#web/parts/sources/queries.ts'
import { meQuery } from '#web/parts/session/queries.ts'
import { notify } from '#web/ui/notice.tsx'
import { t } from '#web/words/translate.ts'
import { completeOnboarding, leaveOnboarding } from './calls.ts'
import { toCompletion, type Wizard } from './wizard.ts'

type Completion = { wizard: Wizard; documentsCount: number; question?: string }

/** The two ways out of the wizard. */
export function useLeaveWizard(from: string | undefined, onComplete: () => void) {
  const queryClient = useQueryClient()
  const router = useRouter()
  const go = (href: string) => void router.navigate({ href })
  const forget = () => void queryClient.invalidateQueries({ queryKey: meQuery.queryKey })

  const complete = useMutation({
    mutationFn: ({ wizard, documentsCount }: Completion) =>
      completeOnboarding(toCompletion(wizard, documentsCount)),
    onSuccess: (_, { question }) => {
      notify({
        title: t('Welcome to Trove'),
        description: t(
          'Your personalization setup is complete. You can now start asking questions.',
        ),
      })
      onComplete()
      forget()
      void refreshSources(queryClient)
      go(question === undefined ? '/chat' : `/chat?question=${encodeURIComponent(question)}`)
    },
    onError: () =>
      notify({
        title: t('Setup Error'),
        description: t('There was an issue completing your setup. Please try again.'),
        destructive: true,
      }),
  })
  const skip = useMutation({
    mutationFn: leaveOnboarding,
    // Also without a connection.
    networkMode: 'always',
    // Leaves in any case; if the call failed, the wizard is offered again at the next sign-in.
    onSettled: () => {
      forget()
      go(from ?? '/')
    },
  })
  return { complete, skip }
}
