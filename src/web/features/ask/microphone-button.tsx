import { MicrophoneToggle } from '#web/ui/microphone-toggle.tsx'
import { startDictation } from '#web/parts/speech/dictation.ts'
import { useDictation } from '#web/parts/speech/use-dictation.ts'
import { t } from '#web/words/translate.ts'

/** Fills the input with speech. */
export function MicrophoneButton({ onText }: { onText: (text: string) => void }) {
  const { phase, toggle } = useDictation({
    inBrowser: startDictation,
    onText,
    onDenied: () =>
      // The specification requires an alert, which stays until dismissed.
      window.alert(t('Microphone access denied. Please allow microphone access and try again.')),
    onFailed: () => {},
    onUnsupported: () => window.alert(t('Speech recognition not supported in this browser')),
  })
  return (
    <MicrophoneToggle
      phase={phase}
      labels={{ idle: t('Ask by voice'), listening: t('Stop recording') }}
      onClick={toggle}
    />
  )
}
