import { useDictation } from '#web/parts/speech/use-dictation.ts'
import { MicrophoneToggle } from '#web/ui/microphone-toggle.tsx'
import { notify } from '#web/ui/notice.tsx'
import { listen } from './listen.ts'

const fail = (description: string) => notify({ title: 'Error', description, destructive: true })
const notRecognised = () => fail('Could not recognize speech. Please try again.')

/** Fills the input with one spoken utterance. */
export function VoiceButton({ onText }: { onText: (text: string) => void }) {
  const { phase, toggle } = useDictation({
    inBrowser: listen,
    onText,
    onDenied: notRecognised,
    onFailed: notRecognised,
    onUnsupported: () => fail("Your browser doesn't support voice recognition."),
  })
  return (
    <MicrophoneToggle
      phase={phase}
      labels={{ idle: 'Speak your message', listening: 'Stop listening' }}
      onClick={toggle}
    />
  )
}
