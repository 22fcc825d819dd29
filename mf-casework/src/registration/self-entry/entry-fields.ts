import { SUMMARY_LENGTH } from '@portal/shared-lib/contract/rules/petition'
import { SELF_ENTRY_LENGTHS as LENGTHS, type SelfEntry } from '@portal/shared-lib/contract/rules/self-entry'
import { CONTROLS, fieldOf, type PlainEntry } from '@portal/shared-lib/ui-form'

/** What a visitor is asked for, one below the other. */
export const ENTRIES: Readonly<Record<keyof SelfEntry, PlainEntry>> = {
  name: { kind: 'line', label: '姓名', max: LENGTHS.name.max, required: true, input: { autoComplete: 'name' } },
  idCard: { kind: 'line', label: '身份证号', max: LENGTHS.idCard, required: true },
  mobile: {
    kind: 'line',
    label: '手机号码（选填）',
    max: LENGTHS.mobile,
    input: { inputMode: 'numeric', autoComplete: 'tel' },
  },
  address: {
    kind: 'words',
    label: '住址',
    max: LENGTHS.address,
    required: true,
    rows: 2,
    isCut: true,
    autoComplete: 'street-address',
  },
  summary: { kind: 'words', label: '反映的事项', max: SUMMARY_LENGTH.max, required: true, rows: 6, isCut: true },
}

/** An entry on the visitor's phone. */
export const PhoneField = fieldOf(CONTROLS, 'above')
