import type { StartExportArgs } from '@portal/shared-lib/contract/calls/export-tasks'
import { EXPORT_TEXTS, EXPORTED_PERSONAL, FREE_PERSONAL_ROWS } from '@portal/shared-lib/contract/rules/exports'
import { REVEAL_REASONS, REVEAL_TEXT } from '@portal/shared-lib/contract/rules/reveal'
import type { PlainEntry, Problem, Values } from '@portal/shared-lib/ui-form'

type Personal = Required<Pick<StartExportArgs, 'personalFields' | 'reason' | 'reasonText'>>

const NOTHING: Personal = { personalFields: [], reason: '', reasonText: '' }
const FULL = 'full'

/** Whether personal data are wanted in full, which of them, and why. */
export const MASKED = { ...NOTHING, personal: 'masked' }
export type Wanted = typeof MASKED

const isFull = ({ personal }: Values) => personal === FULL

/** Masked, or in full with a reason; beside the columns of the list no more than is needed. */
export const PERSONAL_ENTRIES: Readonly<Record<keyof Wanted, PlainEntry>> = {
  personal: {
    kind: 'choice',
    label: '个人信息',
    options: [
      ['masked', '脱敏'],
      [FULL, '明文（加密压缩包）'],
    ],
  },
  personalFields: {
    kind: 'several',
    label: '另附信访人（仅选必需的）',
    options: Object.entries(EXPORTED_PERSONAL),
    when: isFull,
  },
  reason: {
    kind: 'choice',
    label: '导出理由',
    isListed: true,
    placeholder: '请选择导出理由',
    options: Object.entries(REVEAL_REASONS),
    when: isFull,
  },
  reasonText: {
    kind: 'line',
    label: '理由说明',
    placeholder: `理由说明（${REVEAL_TEXT.min}至${REVEAL_TEXT.max}字）`,
    hint: `导出明文将记入审计；超过${FREE_PERSONAL_ROWS}条需由本单位审批人批准。`,
    max: REVEAL_TEXT.max,
    when: isFull,
  },
}

/** What is wrong with what was entered. */
export function personalProblems(wanted: Wanted): readonly Problem[] {
  if (!isFull(wanted)) return []
  if (!wanted.reason) return [{ field: 'reason', text: EXPORT_TEXTS.noReason }]
  const isShort = wanted.reasonText.trim().length < REVEAL_TEXT.min
  return isShort ? [{ field: 'reasonText', text: EXPORT_TEXTS.shortText }] : []
}

/** What is sent of it: nothing of what was entered before it was masked again. */
export const personalArgs = ({ personal: _, ...wanted }: Wanted) =>
  isFull({ personal: _ }) ? { personal: true, ...wanted } : { personal: false, ...NOTHING }
