import { firstMissing, type SignInField } from '@portal/shared-lib/contract/rules/sign-in'
import type { FormMode } from './modes'

export interface Organisation {
  readonly id: string
  readonly companyName: string
}

/** What the user has entered, in every mode; what a mode does not ask for stays. */
export interface SignInForm {
  readonly username: string
  readonly password: string
  /** Of the USB key. */
  readonly pin: string
  /** The dynamic code. */
  readonly code: string
  readonly organisation: Organisation | undefined
  /** Whether the slide bar has been dragged past its full width. */
  readonly slid: boolean
}

export const EMPTY_FORM: SignInForm = {
  username: '',
  password: '',
  pin: '',
  code: '',
  organisation: undefined,
  slid: false,
}

const CODE_DIGITS = 6

/** The digits of what was typed or pasted as a dynamic code, full-width ones too. */
export function digitsOf(text: string): string {
  return text.normalize('NFKC').replace(/\D/g, '').slice(0, CODE_DIGITS)
}

/** The first thing that a mode asks for and the form lacks, with its text. */
export function firstProblem(mode: FormMode, form: SignInForm): { field: SignInField; text: string } | undefined {
  const there: Readonly<Record<SignInField, boolean>> = {
    username: form.username.trim() !== '',
    password: form.password.trim() !== '',
    pin: form.pin.trim() !== '',
    code: form.code.length === CODE_DIGITS,
    slide: form.slid,
    organisation: form.organisation !== undefined,
  }
  const missing = firstMissing(mode, field => there[field])
  return missing?.field === 'code' && form.code ? { ...missing, text: `动态口令应为${CODE_DIGITS}位数字` } : missing
}
