/** Digits of a one-time code. */
export const CODE_DIGITS = 6

const CODE = new RegExp(`^\\d{${CODE_DIGITS}}$`)

/** A code as it was typed, in the form in which it is checked: apps show it in groups, and some keyboards type ６. */
export const plainCode = (typed: string) => typed.normalize('NFKC').replace(/\s/g, '')

export const isCode = (typed: string) => CODE.test(plainCode(typed))

/** Texts of enrolment. */
export const SECOND_FACTOR_TEXTS = {
  noPassword: '请输入登录密码',
  wrongPassword: '登录密码不正确，请重新输入',
  malformedCode: '请输入手机应用显示的6位数字动态口令',
  wrongCode: '动态口令不正确，请核对手机时间，并输入手机当前显示的口令',
  noOffer: '绑定已超时，请重新开始绑定',
  demanded: '您的岗位必须使用动态口令登录，不能解除绑定；更换手机请选择“重新绑定”',
} as const
