/** Why a guest is asked to sign up before connecting or importing sources. */
import { t } from '#web/words/translate.ts'

export const accountWhy = t(
  'An account keeps what you connect and import. As a guest it would be gone after a day.',
)
