/** What happens to entered data; shown wherever credentials are entered. */
import { t } from '#web/words/translate.ts'

export const processingNotice = t(
  'Your data will be scraped, vectorized, and stored securely for personalized AI assistance. All credentials are encrypted.',
)
