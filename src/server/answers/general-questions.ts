/** Questions that can be asked before anything is uploaded. */
export const questionsWithoutData = [
  'What is 15% of 1,240?',
  'Convert 10 miles to km',
  'What is the compound interest on 1,000 at 5% for 10 years?',
  'How many days between 1 January 2025 and 1 July 2025?',
]
