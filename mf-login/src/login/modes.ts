import type { SignInMode } from '@portal/shared-lib/contract/rules/sign-in'

/** Ways to sign in that have a form; scanning has a picture. */
export type FormMode = Exclude<SignInMode, 'qr'>

/** The tab of each form, and the login type by which offices know it. */
export const TABS: Readonly<Record<FormMode, { type: 0 | 1 | 2; title: string; busy: string }>> = {
  ordinary: { type: 0, title: '普通登录', busy: '登录中...' },
  key: { type: 1, title: 'USBKey登录', busy: '正在读取USBKey...' },
  code: { type: 2, title: '动态口令', busy: '登录中...' },
}

export const isFormMode = (mode: SignInMode): mode is FormMode => mode !== 'qr'
