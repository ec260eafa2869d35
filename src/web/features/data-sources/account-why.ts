/** Why a guest is asked to sign up before sources are connected or imported. */
export const accountWhy =
  'An account keeps what you connect and import. As a guest it would be gone after a day.'
