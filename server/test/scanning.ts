import { signIn } from '@portal/shared-lib/contract/identity'
import { checkQrToken, confirmQr, qrToken, refuseQr, scanQr } from '@portal/shared-lib/contract/qr-sign-in'
import { requestFor } from './client'
import { createPerson, type PersonOptions } from './factories'
import type { Portal } from './portal'

/** What is answered as long as the phone has not confirmed, and where it never will. */
export const WAITING = { code: 9000, message: '请使用移动端扫码并确认登录', data: null }
export const EXPIRED = { code: 9001, message: '二维码失效，请重新扫码！', data: null }

/** Both sides of signing in by scanning: the page that shows a picture, and phones with sessions. */
export function scanning(portal: Portal) {
  const picture = async () => (await portal.answerTo(qrToken, {})).token
  const scan = (token: string, phone?: string) => portal.ask(scanQr, { token }, { token: phone })
  const confirm = (token: string, phone?: string) => portal.ask(confirmQr, { token }, { token: phone })
  const signInBy = (token: string) => portal.send(signIn.path, requestFor(signIn, { token }))
  const holder = async (options?: PersonOptions) => {
    const person = await createPerson(portal.db, options)
    return { ...person, phone: await portal.signInAs(person.account, person.organisationId) }
  }
  return {
    picture,
    check: (token: string) => portal.ask(checkQrToken, { token }),
    signInBy,
    /** The envelope of signing in. */
    answerTo: async (token: string) => (await signInBy(token)).json(),
    /** Somebody with a session on the phone. */
    holder,
    scan,
    confirm,
    refuse: (token: string, phone?: string) => portal.ask(refuseQr, { token }, { token: phone }),
    /** A picture that somebody has confirmed. */
    confirmed: async () => {
      const token = await picture()
      const person = await holder()
      await scan(token, person.phone)
      await confirm(token, person.phone)
      return { ...person, token }
    },
  }
}
