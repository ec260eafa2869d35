/** Limits shared by the pages and the server. */
export const limits = {
  uploadBytes: 10 * 1024 * 1024,
  askCounter: 500,
  /** The server refuses longer questions; the counter on the page is only a hint. */
  questionCharacters: 10_000,
  nameCharacters: 200,
  emailCharacters: 320,
  passwordMinimum: 8,
  passwordMaximum: 128,
  /** Longer than anybody types into an account field; longer input is rejected unread. */
  accountFieldCharacters: 1_000,
  searchHistory: 10,
  searchResults: 20,
  noticeMs: 5_000,
  /** How long the page offers to undo a deletion. */
  undoMs: 10_000,
  noticeRemovalMs: 1_000_000,
  documentsPollMs: 5_000,
} as const
