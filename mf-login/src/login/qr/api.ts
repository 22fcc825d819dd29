import { reads, remoteApi } from '@portal/shared-lib'
import { checkQrToken, qrToken } from '@portal/shared-lib/contract/calls/qr-sign-in'

/** Of their own, so that they load with the picture. */
export const { useLazyLoginQrTokenQuery, useLazyLoginCheckQrTokenQuery } = remoteApi('mf-login', 'login', build => ({
  loginQrToken: reads(build, qrToken),
  loginCheckQrToken: reads(build, checkQrToken),
}))
