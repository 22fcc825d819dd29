import { SIGN_IN_TEXTS } from '@portal/shared-lib/contract/rules/sign-in'

export interface Organisation {
  readonly id: string
  readonly companyName: string
}

/** What the user has entered. */
export interface SignInForm {
  readonly username: string
  readonly password: string
  readonly organisation: Organisation | undefined
  /** Whether the slide bar has been dragged past its full width. */
  readonly slid: boolean
}

export const EMPTY_FORM: SignInForm = { username: '', password: '', organisation: undefined, slid: false }

export type SignInField = 'username' | 'password' | 'slide' | 'organisation'

/** The first thing that is missing, in this order, with its text. */
export function firstProblem(form: SignInForm): { field: SignInField; text: string } | undefined {
  const missing: readonly [SignInField, boolean][] = [
    ['username', !form.username.trim()],
    ['password', !form.password.trim()],
    ['slide', !form.slid],
    ['organisation', !form.organisation],
  ]
  const field = missing.find(([, isMissing]) => isMissing)?.[0]
  return field && { field, text: SIGN_IN_TEXTS[field] }
}
