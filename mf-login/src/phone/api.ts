import { reads, remoteApi, writes } from '@portal/shared-lib'
import { confirmQr, refuseQr, scanQr } from '@portal/shared-lib/contract/calls/qr-sign-in'

export const { useLoginScanQrQuery, useLoginConfirmQrMutation, useLoginRefuseQrMutation } = remoteApi(
  'mf-login',
  'login',
  build => ({
    loginScanQr: reads(build, scanQr),
    loginConfirmQr: writes(build, confirmQr),
    loginRefuseQr: writes(build, refuseQr),
  }),
)
