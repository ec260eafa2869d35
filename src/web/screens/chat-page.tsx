import { Chat } from '#web/features/chat/chat.tsx'
import { SetupSummary } from '#web/features/onboarding/setup-summary.tsx'

export function ChatPage() {
  return <Chat notice={<SetupSummary />} />
}
