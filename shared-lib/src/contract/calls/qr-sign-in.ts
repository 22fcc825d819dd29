// Made from ../qr-sign-in.ts by `npm run generate:calls`. Do not edit.
import type { CallDescriptor } from '../descriptor'
import type { CallAnswer, CallArgs } from '../form'
import type * as contract from '../qr-sign-in'

export type CheckQrTokenArgs = CallArgs<typeof contract.checkQrToken>
export type CheckQrTokenAnswer = CallAnswer<typeof contract.checkQrToken>
export type ConfirmQrArgs = CallArgs<typeof contract.confirmQr>
export type ConfirmQrAnswer = CallAnswer<typeof contract.confirmQr>
export type QrTokenArgs = CallArgs<typeof contract.qrToken>
export type QrTokenAnswer = CallAnswer<typeof contract.qrToken>
export type RefuseQrArgs = CallArgs<typeof contract.refuseQr>
export type RefuseQrAnswer = CallAnswer<typeof contract.refuseQr>
export type ScanQrArgs = CallArgs<typeof contract.scanQr>
export type ScanQrAnswer = CallAnswer<typeof contract.scanQr>

export const checkQrToken: CallDescriptor<CheckQrTokenArgs, CheckQrTokenAnswer> = {"id":"qrSignIn.checkQrToken","method":"POST","path":"api/QrcodeLoginController/checkToken","body":"form","open":true,"background":true}

export const confirmQr: CallDescriptor<ConfirmQrArgs, ConfirmQrAnswer> = {"id":"qrSignIn.confirmQr","method":"POST","path":"api/qr-sign-ins/confirm","body":"json","writes":true}

export const qrToken: CallDescriptor<QrTokenArgs, QrTokenAnswer> = {"id":"qrSignIn.qrToken","method":"GET","path":"api/QrcodeLoginController/getToken","body":"form","open":true}

export const refuseQr: CallDescriptor<RefuseQrArgs, RefuseQrAnswer> = {"id":"qrSignIn.refuseQr","method":"POST","path":"api/qr-sign-ins/refuse","body":"json","writes":true}

export const scanQr: CallDescriptor<ScanQrArgs, ScanQrAnswer> = {"id":"qrSignIn.scanQr","method":"POST","path":"api/qr-sign-ins/scanned","body":"json","writes":true}
