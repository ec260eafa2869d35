type Problem =
  | 'invalid_redirect_uri'
  | 'invalid_request'
  | 'invalid_client'
  | 'invalid_grant'
  | 'invalid_target'
  | 'unsupported_grant_type'

/** An error for the assistant, in the words of RFC 6749, 7591 and 8707. */
export class ProtocolError extends Error {
  override name = 'ProtocolError'
  readonly problem: Problem

  constructor(problem: Problem, message: string) {
    super(message)
    this.problem = problem
  }
}
