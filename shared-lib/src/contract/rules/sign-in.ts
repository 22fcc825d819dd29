/** Ways to sign in: with a password, a one-time code, a certificate key, or by scanning. */
export const SIGN_IN_MODES = ['ordinary', 'code', 'key', 'qr'] as const
export type SignInMode = (typeof SIGN_IN_MODES)[number]

/** Texts of the sign-in form. */
export const SIGN_IN_TEXTS = {
  username: '请输入用户名',
  password: '密码不能为空',
  pin: 'UK密钥不能为空',
  code: '动态口令不能为空',
  slide: '请先通过验证',
  organisation: '请选择当前用户所属单位',
} as const

export type SignInField = keyof typeof SIGN_IN_TEXTS

/** What each way to sign in asks for, in the order in which it is checked. A scanned code asks for nothing. */
export const SIGN_IN_FIELDS: Readonly<Record<SignInMode, readonly SignInField[]>> = {
  ordinary: ['username', 'password', 'slide', 'organisation'],
  code: ['username', 'password', 'code', 'slide', 'organisation'],
  key: ['username', 'password', 'pin', 'slide', 'organisation'],
  qr: [],
}

/** The first thing that is missing, with its text. */
export function firstMissing(
  mode: SignInMode,
  isThere: (field: SignInField) => boolean,
): { field: SignInField; text: string } | undefined {
  const field = SIGN_IN_FIELDS[mode].find(candidate => !isThere(candidate))
  return field && { field, text: SIGN_IN_TEXTS[field] }
}

export const NO_POST_CHOSEN = '请选择要切换的岗位'

/** Said when the user is back in the own post. */
export const SWITCHED_BACK = '成功返回，立刻重新加载！'
