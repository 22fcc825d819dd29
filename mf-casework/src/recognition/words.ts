import type { ScanAnswer } from '@portal/shared-lib/contract/calls/recognition'
import type { FoundField } from '@portal/shared-lib/contract/rules/letter-finds'

export type Recognition = Pick<ScanAnswer, 'state' | 'progress' | 'problem' | 'pages' | 'found'>
export type Found = Recognition['found'][number]
export type PageText = Recognition['pages'][number]

export const FIELD_WORDS: Readonly<Record<FoundField, string>> = {
  name: '姓名',
  idCard: '身份证号',
  mobile: '手机号码',
  address: '住址',
  place: '问题属地',
  petitionDate: '收信日期',
  eventDate: '事件日期',
  amountInvolved: '涉及金额',
  category: '内容分类',
  purpose: '信访目的',
  summary: '内容摘要',
  request: '诉求',
  personCount: '信访人数',
}

export const STATE_WORDS: Readonly<Record<Recognition['state'], string>> = {
  none: '待识别',
  waiting: '排队中',
  running: '识别中',
  done: '已识别',
  failed: '未能识别',
  unreadable: '无法识别',
}

const OF_PERSON: readonly FoundField[] = ['name', 'idCard', 'mobile', 'address']
const NUMBERS: readonly FoundField[] = ['amountInvolved', 'personCount']

/** Where in the form something that was found belongs. */
export function pathOf(field: FoundField): string {
  if (OF_PERSON.includes(field)) return `persons.0.${field}`
  return field === 'place' ? 'placeRegion' : field
}

/** As the form holds it. */
export const formValueOf = ({ field, value }: Found): string | number =>
  NUMBERS.includes(field) ? Number(value) : value

export const isUnderWay = (state: Recognition['state']): boolean => state === 'waiting' || state === 'running'
