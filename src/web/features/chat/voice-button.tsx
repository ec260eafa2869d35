import { useDictation } from '#web/parts/speech/use-dictation.ts'
import { MicrophoneToggle } from '#web/ui/microphone-toggle.tsx'
import { notify } from '#web/ui/notice.tsx'
import { t } from '#web/words/translate.ts'
import { listen } from './listen.ts'

const fail = (description: string) => notify({ title: t('Error'), description, destructive: true })
const notRecognised = () => fail(t('Could not recognize speech. Please try again.'))

/** Fills the input with one spoken utterance. */
export function VoiceButton({ onText }: { onText: (text: string) => void }) {
  const { phase, toggle } = useDictation({
    inBrowser: listen,
    onText,
    onDenied: notRecognised,
    onFailed: notRecognised,
    onUnsupported: () => fail(t("Your browser doesn't support voice recognition.")),
  })
  return (
    <MicrophoneToggle
      phase={phase}
      labels={{ idle: t('Speak your message'), listening: t('Stop listening') }}
      onClick={toggle}
    />
  )
}
