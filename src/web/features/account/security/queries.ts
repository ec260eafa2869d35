import { queryOptions } from '@tanstack/react-query'
import {
  passkeyList,
  recoveryCodes,
  secondFactorSecret,
  secondFactorState,
  signedInBrowsers,
} from '#shared/account-security.ts'
import { request, requestJson } from '#web/api.ts'

const secondFactorPath = '/api/account/second-factor'
const passkeysPath = '/api/account/passkeys'
const browsersPath = '/api/account/browsers'

export const secondFactorQuery = queryOptions({
  queryKey: ['account', 'second-factor'],
  queryFn: ({ signal }) => requestJson(secondFactorState, secondFactorPath, { signal }),
  // Another browser may change it, as all of what is here.
  staleTime: 0,
})

export const beginSecondFactor = (password: string) =>
  requestJson(secondFactorSecret, secondFactorPath, { method: 'POST', json: { password } })

export const confirmSecondFactor = (code: string) =>
  requestJson(recoveryCodes, `${secondFactorPath}/confirm`, { method: 'POST', json: { code } })

export const renewRecoveryCodes = (password: string) =>
  requestJson(recoveryCodes, `${secondFactorPath}/recovery-codes`, {
    method: 'POST',
    json: { password },
  })

export const turnOffSecondFactor = (password: string) =>
  request(secondFactorPath, { method: 'DELETE', json: { password } })

export const passkeysQuery = queryOptions({
  queryKey: ['account', 'passkeys'],
  queryFn: ({ signal }) => requestJson(passkeyList, passkeysPath, { signal }),
  staleTime: 0,
})

export const renamePasskey = (id: string, name: string) =>
  request(`${passkeysPath}/${id}`, { method: 'PATCH', json: { name } })

export const removePasskey = (id: string) => request(`${passkeysPath}/${id}`, { method: 'DELETE' })

export const browsersQuery = queryOptions({
  queryKey: ['account', 'browsers'],
  queryFn: ({ signal }) => requestJson(signedInBrowsers, browsersPath, { signal }),
  staleTime: 0,
})

export const logOutBrowser = (id: string) => request(`${browsersPath}/${id}`, { method: 'DELETE' })

export const logOutOthers = () => request(browsersPath, { method: 'DELETE' })
