/** Why a guest is asked to sign up before connecting or importing sources. */
export const accountWhy =
  'An account keeps what you connect and import. As a guest it would be gone after a day.'
