import { FILING_REASONS } from '@portal/shared-lib/contract/rules/closing'
import type { Condition, FieldRule } from '@portal/shared-lib/contract/rules/field'
import { INTERVIEW_TEXTS as INTERVIEW, interviewProblems } from '@portal/shared-lib/contract/rules/interview'
import {
  LEADER_CASE_TEXTS as LEADER,
  LEADER_CASE_CAUSES,
  LEADER_LEVELS,
} from '@portal/shared-lib/contract/rules/leader-case'
import type { FormName } from '@portal/shared-lib/contract/rules/petition-forms'
import { get } from '@portal/shared-lib/ui-form'
import type { FormValues } from './form-values'
import { hasInterview } from './interview'
import { simpleWayProblems } from './simple'

/** A field of what one form asks beside the petition itself, by its path in the form. */
export interface PartField extends Omit<FieldRule, 'wire' | 'required' | 'kind'> {
  readonly kind: FieldRule['kind'] | 'person' | 'people' | 'time' | 'signature'
  /** What is said where it is missing. */
  readonly missing?: string
}

const WHERE_RECEIVED = '请填写接访领导、日期和地点'

const DUE: Condition = { field: 'interview.isDue', among: [true] }

export const PART_FIELDS = {
  'inspection.team': { label: '巡视组名称', kind: 'text', max: 100, missing: '请填写巡视组名称（1至100字）' },
  'inspection.dueOn': { label: '要求办结日期', kind: 'day', missing: '请填写移交单载明的办理期限' },
  'inspection.accessList': { label: '知悉范围', kind: 'people', missing: '请填写知悉范围', look: { wide: true } },
  'reception.leaderId': { label: '接访领导', kind: 'person', missing: WHERE_RECEIVED },
  'reception.form': {
    label: '接访形式',
    kind: 'code',
    values: ['定点接访', '约访', '下访', '带案下访', '坐班接访', '现场接访', '视频接访'],
    missing: '请填写接访形式（1至20字）',
    look: { inSight: true, wide: true },
  },
  'reception.day': { label: '接访日期', kind: 'day', missing: WHERE_RECEIVED, look: { upToToday: true } },
  'reception.place': { label: '接访地点', kind: 'text', max: 100, missing: WHERE_RECEIVED },
  'reception.instruction': { label: '领导批示意见', kind: 'text', max: 1000, look: { wide: true, lines: 2 } },
  'reception.orgId': { label: '承办单位', kind: 'id' },
  'reception.dueOn': { label: '办结时限', kind: 'day' },
  'interview.room': { label: '接谈室', kind: 'text', max: 50 },
  'interview.startedAt': { label: '接谈开始', kind: 'time' },
  'interview.endedAt': { label: '接谈结束', kind: 'time' },
  'interview.signature': { label: '来访人签名', kind: 'signature', look: { wide: true, inSight: true } },
  'interview.record': {
    label: '接谈记录',
    kind: 'text',
    max: 5000,
    min: 10,
    missing: INTERVIEW.record,
    look: { wide: true, lines: 5, required: false, requiredWhen: DUE },
  },
  'interview.answer': {
    label: '当场答复内容',
    kind: 'text',
    max: 2000,
    min: 10,
    tooMuch: INTERVIEW.answer,
    look: { wide: true, lines: 2, placeholder: '当场答复办结时填写，不填则转入分办' },
  },
  'phone.answer': {
    label: '电话答复内容',
    kind: 'text',
    max: 2000,
    min: 10,
    tooMuch: '电话答复内容不少于10个字',
    look: { wide: true, lines: 3, placeholder: '电话中已答复、可以办结的填写，不填则转入分办' },
  },
  'simple.answer': {
    label: '答复内容',
    kind: 'text',
    max: 2000,
    min: 10,
    missing: '回复内容不少于10个字',
    look: { wide: true, lines: 4 },
  },
  'simple.deliveryMode': {
    label: '答复方式',
    kind: 'code',
    table: 'DM_SDFS',
    missing: '请登记回复方式和送达日期',
    look: { inSight: true, wide: true },
  },
  'correction.reason': {
    label: '更正原因',
    kind: 'text',
    max: 500,
    min: 2,
    missing: '请填写更正原因（2至500字）',
    look: { wide: true, lines: 2, placeholder: '如：信访人来电说明姓名写错' },
  },
  'correction.withdrawn': { label: '撤回的附件', kind: 'ids' },
  'filing.reason': {
    label: '存查理由',
    kind: 'code',
    table: 'DM_BLFS',
    values: FILING_REASONS,
    missing: '请选择存查理由',
  },
  'filing.boxNo': { label: '盒号', kind: 'text', max: 20 },
  'leaderCase.petitionNo': { label: '信访件编号', kind: 'text', max: 20, min: 20, missing: LEADER.noPetition },
  'leaderCase.leaderId': { label: '包案领导', kind: 'person', missing: LEADER.noLeader },
  'leaderCase.leaderDuty': { label: '领导职务', kind: 'text', max: 50, missing: LEADER.noDuty },
  'leaderCase.level': {
    label: '领导级别',
    kind: 'code',
    values: Object.keys(LEADER_LEVELS),
    words: LEADER_LEVELS,
    missing: LEADER.noLevel,
    look: { inSight: true },
  },
  'leaderCase.unitId': { label: '责任单位', kind: 'id', missing: LEADER.noUnit },
  'leaderCase.inCharge': { label: '责任人', kind: 'text', max: 50, missing: LEADER.noPerson },
  'leaderCase.cause': {
    label: '包案原因',
    kind: 'code',
    values: Object.keys(LEADER_CASE_CAUSES),
    words: LEADER_CASE_CAUSES,
    missing: LEADER.noCause,
    look: { inSight: true },
  },
  'leaderCase.dueOn': { label: '化解时限', kind: 'day', missing: LEADER.noDue },
  'leaderCase.measures': {
    label: '化解措施',
    kind: 'text',
    max: 1000,
    min: 10,
    missing: LEADER.shortMeasures,
    look: { wide: true, lines: 3 },
  },
} as const satisfies Record<string, PartField>

/** Parts that a form consists of beside the petition: present where the page has begun them. */
const PARTS_OF: Partial<Record<FormName, readonly string[]>> = {
  inspection: ['inspection'],
  reception: ['reception'],
  visit: ['interview'],
  phone: ['phone'],
  simple: ['simple'],
}

export function partProblems(form: FormName, values: FormValues): { field: string; text: string }[] {
  const begun = [...(PARTS_OF[form] ?? []), 'correction'].filter(part => isBegun(part, values))
  const missing = [...simpleWayProblems(values), ...problemsOfParts(begun, values)]
  if (!begun.includes('interview')) return missing
  const wrong = interviewProblems(values.interview ?? {})
  return [...missing, ...wrong.map(({ field, text }) => ({ field: `interview.${field}`, text }))]
}

function isBegun(part: string, values: FormValues): boolean {
  if (part === 'interview') return hasInterview(values.interview ?? {})
  return part === 'simple' ? values.simple?.way === 'answer' : Reflect.get(values, part) !== undefined
}

/** What is missing in the fields of some parts. */
export function problemsOfParts(parts: readonly string[], values: object): { field: string; text: string }[] {
  return Object.entries<PartField>(PART_FIELDS)
    .filter(([path]) => parts.includes(path.split('.')[0] ?? ''))
    .flatMap(([field, rule]) => {
      const text = problemOf(rule, get(values, field))
      return text ? [{ field, text }] : []
    })
}

function problemOf({ missing, min = 1, tooMuch }: PartField, value: unknown): string | undefined {
  const length = Array.isArray(value) ? value.length : String(value ?? '').trim().length
  if (length === 0) return missing
  return length < min ? (missing ?? tooMuch) : undefined
}
