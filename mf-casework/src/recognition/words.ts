import type { ScanAnswer } from '@portal/shared-lib/contract/calls/recognition'
import type { FoundField } from '@portal/shared-lib/contract/rules/letter-finds'
import { described } from '../registration/engine/described'

export type Recognition = Pick<ScanAnswer, 'state' | 'progress' | 'problem' | 'pages' | 'found'>
export type Found = Recognition['found'][number]
export type PageText = Recognition['pages'][number]

/** What the form calls a field that was found in a letter. */
export const wordOf = (field: FoundField): string => described(pathOf(field), 'letter').label

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
