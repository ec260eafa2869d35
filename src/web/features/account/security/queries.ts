import { queryOptions } from '@tanstack/react-query'
import {
  beginSecondFactor as beginSecondFactorCall,
  confirmSecondFactor as confirmSecondFactorCall,
  listBrowsers,
  listPasskeys,
  logOutBrowser as logOutBrowserCall,
  logOutOthers as logOutOthersCall,
  readSecondFactor,
  removePasskey as removePasskeyCall,
  renamePasskey as renamePasskeyCall,
  renewRecoveryCodes as renewRecoveryCodesCall,
  turnOffSecondFactor as turnOffSecondFactorCall,
} from '#shared/calls/security.ts'
import { request, requestJson } from '#web/api.ts'

export const secondFactorQuery = queryOptions({
  queryKey: ['account', 'second-factor'],
  queryFn: ({ signal }) => requestJson(readSecondFactor, { signal }),
  // Another browser may change it, like everything here.
  staleTime: 0,
})

export const beginSecondFactor = (password: string) =>
  requestJson(beginSecondFactorCall, { json: { password } })

export const confirmSecondFactor = (code: string) =>
  requestJson(confirmSecondFactorCall, { json: { code } })

export const renewRecoveryCodes = (password: string) =>
  requestJson(renewRecoveryCodesCall, { json: { password } })

export const turnOffSecondFactor = (password: string) =>
  request(turnOffSecondFactorCall, { json: { password } })

export const passkeysQuery = queryOptions({
  queryKey: ['account', 'passkeys'],
  queryFn: ({ signal }) => requestJson(listPasskeys, { signal }),
  staleTime: 0,
})

export const renamePasskey = (id: string, name: string) =>
  request(renamePasskeyCall, { params: { id }, json: { name } })

export const removePasskey = (id: string) => request(removePasskeyCall, { params: { id } })

export const browsersQuery = queryOptions({
  queryKey: ['account', 'browsers'],
  queryFn: ({ signal }) => requestJson(listBrowsers, { signal }),
  staleTime: 0,
})

export const logOutBrowser = (id: string) => request(logOutBrowserCall, { params: { id } })

export const logOutOthers = () => request(logOutOthersCall)
