/** A candidate answer within a window, with the reader's scores of its boundaries. */
export type Candidate = {
  text: string
  start: number
  end: number
  /** The sentence or line of the candidate, within the window. */
  sentence: { text: string; start: number; end: number }
  /** It has the form asked for, another form, or none. */
  form: 'asked' | 'other' | 'none'
  proposer: 'span' | 'form' | 'cell' | 'clause' | 'sentence'
  starts: number
  ends: number
  /** The party of an agreement that the question asks for: "Ann Roth (landlord)". */
  isParty?: boolean
}

export type ProposedSpan = Pick<Candidate, 'start' | 'end' | 'form' | 'proposer'>

/** A candidate in its passage, with its ranking features. */
export type ReadCandidate = Candidate & {
  /** Index of the passage, and the sentence's position in it. */
  passage: number
  sentenceStart: number
  features: number[]
  /** Share of the question's words in the sentence, its headings and its passage. */
  coverage: number
  /** It contains a code with the name that the question uses. */
  isNamed: boolean
  /** Cosine similarity of its window to the question. */
  similarity: number
  /** The window's logit for "yes". */
  yes: number
}

/** A candidate in its passage, before it is described. */
export type CandidateInPassage = Omit<ReadCandidate, 'features' | 'coverage' | 'isNamed'>
