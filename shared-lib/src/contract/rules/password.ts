/** Characters of a password. */
export const PASSWORD_LENGTH = { min: 8, max: 16 } as const

interface Words {
  readonly oldMissing: string
  readonly newMissing: string
  readonly confirmMissing: string
  readonly differs: string
}

/** A password is asked for in two places, each in words of its own: before the first use, and in 修改密码. */
export const PASSWORD_WORDS: Readonly<Record<'firstUse' | 'usual', Words>> = {
  firstUse: {
    oldMissing: '旧密码不能为空',
    newMissing: '新密码不能为空',
    confirmMissing: '再次输入不能为空',
    differs: '两次输入不一致',
  },
  usual: {
    oldMissing: '请输入原密码',
    newMissing: '请输入新密码',
    confirmMissing: '请再次输入新密码',
    differs: '两次输入密码不一致!',
  },
}

export const PASSWORD_TEXTS = {
  short: '密码长度不小于8位',
  long: '密码长度大小于16位',
  simple: '请输入8-16位字母、数字、特殊符号(非全角)至少两两组合的密码',
  wrong: '原密码错误，请重新输入',
  same: '新密码不能与原密码相同',
  remembered: '新密码不能与最近使用过的密码相同',
  tooManyWrong: '原密码输入错误次数过多，请15分钟后再试',
  changed: '密码修改成功',
} as const

const KINDS = [/[A-Za-z]/, /\d/, /[!-/:-@[-`{-~]/]
/** Letters, digits and signs of ASCII. A blank is none: nobody sees it at the end of what is typed. */
const HALF_WIDTH = /^[!-~]*$/

/** How many of letters, digits and special characters a password mixes; none where a character is full-width. */
export const kindsIn = (password: string): number =>
  HALF_WIDTH.test(password) ? KINDS.filter(kind => kind.test(password)).length : 0

/** What is entered, trimmed. The server is sent no second entry of the new password. */
export interface PasswordChange {
  readonly oldPassword: string
  readonly newPassword: string
  readonly confirmation?: string
}

export interface PasswordProblem {
  readonly field: keyof PasswordChange
  readonly text: string
}

/** The first thing that speaks against a change of password, in the fixed order. */
export function passwordChangeProblem(
  { oldPassword, newPassword, confirmation = newPassword }: PasswordChange,
  words: Words,
): PasswordProblem | undefined {
  const problems: (PasswordProblem & { readonly found: boolean })[] = [
    { field: 'oldPassword', text: words.oldMissing, found: oldPassword === '' },
    { field: 'newPassword', text: words.newMissing, found: newPassword === '' },
    { field: 'newPassword', text: PASSWORD_TEXTS.short, found: newPassword.length < PASSWORD_LENGTH.min },
    { field: 'newPassword', text: PASSWORD_TEXTS.long, found: newPassword.length > PASSWORD_LENGTH.max },
    { field: 'confirmation', text: words.confirmMissing, found: confirmation === '' },
    { field: 'confirmation', text: words.differs, found: confirmation !== newPassword },
    { field: 'newPassword', text: PASSWORD_TEXTS.simple, found: kindsIn(newPassword) < 2 },
  ]
  return problems.find(({ found }) => found)
}
