import { FORM_NAMES, type FormName } from '@portal/shared-lib/contract/rules/petition-forms'
import type { Caller } from '../../platform/caller'
import { refuse } from '../../platform/refusal'

/** Pages of which a registrar needs one to register on a form. */
const PAGES: Readonly<Record<FormName, readonly string[]>> = {
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

const mayUseForm = ({ permissions }: Pick<Caller, 'permissions'>, form: FormName): boolean =>
  PAGES[form].some(page => permissions.has(page))

export function refuseOtherForm(caller: Caller, form: FormName): void {
  if (!mayUseForm(caller, form)) refuse('forbidden')
}
