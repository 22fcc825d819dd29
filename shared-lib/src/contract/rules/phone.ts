import { MOBILE, MOBILE_PROBLEM } from './person'

export const PHONE_TEXTS = {
  mobileMissing: '请填写手机号码',
  mobileWrong: MOBILE_PROBLEM,
  landlineWrong: '座机号码格式不正确',
  mobileTaken: '该手机号码已被其他账号使用，请填写本人的手机号码',
  saved: '修改成功',
} as const

/** Area code of 0 and two or three digits, then seven or eight, with or without a hyphen. */
const LANDLINE = /^0\d{2,3}-?\d{7,8}$/

export interface Phones {
  /** Mobile number: it is also a name to sign in with. */
  readonly telephone: string
  /** Landline, or empty. */
  readonly phoneNum: string
}

export interface PhoneProblem {
  readonly field: keyof Phones
  readonly text: string
}

/** What is wrong with a person's numbers, the mobile one first. */
export function phoneProblems({ telephone, phoneNum }: Phones): PhoneProblem[] {
  const mobile = telephone === '' ? PHONE_TEXTS.mobileMissing : MOBILE.test(telephone) ? '' : PHONE_TEXTS.mobileWrong
  const landline = phoneNum === '' || LANDLINE.test(phoneNum) ? '' : PHONE_TEXTS.landlineWrong
  const problems: PhoneProblem[] = [
    { field: 'telephone', text: mobile },
    { field: 'phoneNum', text: landline },
  ]
  return problems.filter(({ text }) => text !== '')
}
