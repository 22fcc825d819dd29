import { assign, transfer } from '@portal/shared-lib/contract/dispatch'
import type { Case } from './case'
import { OFFICE } from './offices'
import { dayOn, type Stage } from './stage'

const BUREAUS: readonly string[] = [OFFICE.province, OFFICE.city, OFFICE.county]
/** DM_SXLB by DM_XFMD: accusations, suggestions, and everything else as an appeal. */
const CLASSES: Readonly<Record<string, '1' | '2'>> = { '01': '1', '02': '2' }
const APPEAL = '3'
/** DM_DRTJ. */
const BY_PETITION_PROCEDURE = '3600'
const REPORT_DAYS = 45

const TRANSFER_TEXT =
  '现将该信访件转送你单位，请按照《信访工作条例》有关规定处理，并于收到之日起15日内书面告知信访人接收情况以及处理途径和程序。'
const ASSIGN_TEXT = '现将该信访件交你单位办理。请调查核实，依法按政策提出处理意见并答复信访人，按期报送办结报告。'

/** Transfers a case: the first of the organisations leads. */
export const transferTo = ({ act, registration }: Case, account: string, ...orgIds: string[]) =>
  act(account, transfer, {
    ...classOf(registration.purpose),
    ...{ mode: modeOf(registration.purpose, orgIds), receivers: receiversOf(orgIds), text: TRANSFER_TEXT },
  })

/** Assigns a case, for which a report is owed; the head of the department agrees first. */
export const assignTo = (stage: Stage, { act, registration }: Case, account: string, head: string, orgId: string) =>
  act(
    account,
    assign,
    {
      ...{ ...classOf(registration.purpose), receivers: receiversOf([orgId]), text: ASSIGN_TEXT },
      ...{ mode: BUREAUS.includes(orgId) ? '020200' : '020100', reportBy: dayOn(stage, REPORT_DAYS) },
    },
    ...(head ? [head] : []),
  )

export function classOf(purpose: string) {
  const legalClass = CLASSES[purpose] ?? APPEAL
  return { legalClass, route: legalClass === APPEAL ? BY_PETITION_PROCEDURE : '' } as const
}

const receiversOf = (orgIds: readonly string[]) => orgIds.map((orgId, at) => ({ orgId, isLead: at === 0 }))

/** Accusations go to whoever examines conduct. */
function modeOf(purpose: string, [first = '']: readonly string[]): string {
  if (CLASSES[purpose] === '2') return '010400'
  return BUREAUS.includes(first) ? '010200' : '010100'
}
