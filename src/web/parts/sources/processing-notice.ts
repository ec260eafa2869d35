/** What happens to what is entered; said wherever credentials are. */
export const processingNotice =
  'Your data will be scraped, vectorized, and stored securely for personalized AI assistance. All credentials are encrypted.'
