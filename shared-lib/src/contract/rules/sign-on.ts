/** 统一身份认证: people prove who they are to a provider outside of the portal, which knows their accounts only by name. */

/** What the sign-in page says of a way back from a provider that brought nobody in. The reference stands behind. */
export const SIGN_ON_PROBLEMS = {
  expired: '登录已超时或已使用过，请重新点击登录按钮',
  cancelled: '您已取消登录，请重新选择登录方式',
  refused: '身份认证未通过，请重试；如多次出现，请联系管理员',
  away: '统一身份认证暂时无法连接，请稍后重试，或使用本系统账号登录',
  noAccount: '身份认证已通过，但本系统没有与您对应的账号，请联系本单位系统管理员开通',
  closed: '您在本系统的账号已停用或尚未激活，请联系本单位系统管理员',
  otherPerson: '该账号已与统一身份认证中的另一身份关联，请联系本单位安全保密管理员',
  stays: '您已退出本系统，但统一身份认证未能同时退出；使用公用电脑的，请关闭浏览器',
  localOnly: '该账号只能使用本系统的账号和密码登录',
  busy: '操作过于频繁，请稍后再试',
} as const

export type SignOnProblem = keyof typeof SIGN_ON_PROBLEMS

export const isSignOnProblem = (text: string): text is SignOnProblem => Object.hasOwn(SIGN_ON_PROBLEMS, text)

/** Names of what a way back carries in the fragment of the sign-in page's address, which no server sees. */
export const SIGN_ON_FRAGMENT = {
  ticket: 'signOnTicket',
  next: 'next',
  problem: 'signOnProblem',
  reference: 'reference',
}

/** Where a browser is sent to begin, below the base path. */
export const signOnStart = (id: string) => `api/sso/${id}/start`

/** Where a browser goes that has left the portal, to leave the provider too. */
export const signOnLeave = (id: string) => `api/sso/${id}/leave`

/** A page of the portal itself: one slash in front, and nothing that an address could take for a host. */
export const isOwnPage = (text: string) => /^\/(?![/\\])[\w\-./?=&%~+,:]*$/.test(text) && !text.includes('/..')

export const PASSWORD_KEPT_ELSEWHERE = '您的密码由统一身份认证管理，请到统一身份认证系统修改'
