import { z } from 'zod'
import { dateTime, nothing } from './fields'
import { call } from './form'

const LONGEST_TOKEN = 200
const token = z.string().max(LONGEST_TOKEN)

/** A token for the picture that a page shows. It may ask after it, and sign in with it, from the same address only. */
export const qrToken = call('GET', 'api/QrcodeLoginController/getToken', {
  open: true,
  answer: z.object({ token: z.string() }),
})

/**
 * How a picture stands: answered once it is confirmed, refused with the code of `qrWaiting` until then, and with that
 * of `qrExpired` where it will never be.
 */
export const checkQrToken = call('POST', 'api/QrcodeLoginController/checkToken', {
  open: true,
  background: true,
  form: { token },
  answer: nothing,
})

/** Where and when somebody asks to be signed in. From then on nobody but the caller can confirm it. */
export const scanQr = call('POST', 'api/qr-sign-ins/scanned', {
  writes: true,
  json: { token },
  answer: z.object({
    address: z.string(),
    /** Browser and system, like `Chrome（Windows）`. */
    browser: z.string(),
    askedAt: dateTime,
    /** In which the caller will be signed in. */
    orgName: z.string(),
  }),
})

/** Signs whoever shows the picture in as the caller, in the post to which the caller has signed in. */
export const confirmQr = call('POST', 'api/qr-sign-ins/confirm', { writes: true, json: { token }, answer: nothing })

export const refuseQr = call('POST', 'api/qr-sign-ins/refuse', { writes: true, json: { token }, answer: nothing })
