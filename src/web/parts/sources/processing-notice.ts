/** What happens to entered data; shown wherever credentials are entered. */
export const processingNotice =
  'Your data will be scraped, vectorized, and stored securely for personalized AI assistance. All credentials are encrypted.'
