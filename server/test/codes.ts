import { signIn } from '@portal/shared-lib/contract/identity'
import {
  confirmSecondFactor,
  offerSecondFactor,
  removeSecondFactor,
  secondFactor,
} from '@portal/shared-lib/contract/second-factor'
import { Secret, TOTP } from 'otpauth'
import { DEMO_PASSWORD } from '../src/platform/config'
import { type CreatedPerson, createPerson } from './factories'
import type { Portal } from './portal'

const STEP_MS = 30_000

/** What an app that holds a key shows, so many time steps from now. */
export function codeOf(key: string, { clock }: Pick<Portal, 'clock'>, steps = 0): string {
  return TOTP.generate({ secret: Secret.fromBase32(key), timestamp: clock.now().getTime() + steps * STEP_MS })
}

/** Enrols whoever holds a session, and gives the key that the app has got. The code of the time is used up. */
export async function enrol(portal: Portal, token: string): Promise<string> {
  const { key } = await portal.answerTo(offerSecondFactor, { password: DEMO_PASSWORD }, { token })
  await portal.answerTo(confirmSecondFactor, { code: codeOf(key, portal) }, { token })
  return key
}

/** Enrolment as those do it who hold a session: what they ask for, entered rightly unless said otherwise. */
export function enrolling(portal: Portal) {
  const signedIn = async () => {
    const person = await createPerson(portal.db)
    return { ...person, token: await portal.signInAs(person.account) }
  }
  return {
    signedIn,
    /** Somebody whose app shows a code that has not been used. */
    enrolled: async () => {
      const user = await signedIn()
      const key = await enrol(portal, user.token)
      portal.clock.advance({ seconds: 60 })
      return { ...user, key }
    },
    offer: ({ token }: SignedIn, password = DEMO_PASSWORD) => portal.ask(offerSecondFactor, { password }, { token }),
    confirm: ({ token }: SignedIn, code: string) => portal.ask(confirmSecondFactor, { code }, { token }),
    remove: ({ token }: SignedIn, code: string, password = DEMO_PASSWORD) =>
      portal.ask(removeSecondFactor, { password, code }, { token }),
    stateOf: ({ token }: SignedIn) => portal.answerTo(secondFactor, {}, { token }),
    keyFor: async ({ token }: SignedIn) =>
      (await portal.answerTo(offerSecondFactor, { password: DEMO_PASSWORD }, { token })).key,
    signInWith: ({ account: username, organisationId }: CreatedPerson, code: string, password = DEMO_PASSWORD) =>
      portal.ask(signIn, { username, organisationId, password, code }),
  }
}

interface SignedIn {
  readonly token: string
}
