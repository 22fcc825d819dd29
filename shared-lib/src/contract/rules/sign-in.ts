/** Texts of the sign-in form, in the order in which they are checked. */
export const SIGN_IN_TEXTS = {
  username: '请输入用户名',
  password: '密码不能为空',
  slide: '请先通过验证',
  organisation: '请选择当前用户所属单位',
} as const
