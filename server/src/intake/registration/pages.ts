import { FORM_NAMES, type FormName } from '@portal/shared-lib/contract/rules/petition-forms'

/** Pages of which a registrar needs one to register on a form. */
export const PAGES: Readonly<Record<FormName, readonly string[]>> = {
  letter: ['letterManage/letterRegister', 'letterManage/letterRegisterAiInfo', 'centralizedScan/letterRegister'],
  visit: ['visitorManage/visitorRegister'],
  reception: ['leaderJieFang/leaderJFRegister'],
  online: ['netManage/netRegister'],
  phone: ['teleManage/teleRegister'],
  inspection: ['xsdjManage/xsRegister'],
  simple: ['simpleManage/simpleRegister'],
}

/** Every page on which something is registered. */
export const REGISTRATION_PAGES: readonly string[] = FORM_NAMES.flatMap(form => PAGES[form])
