import type { StartExportArgs } from '@portal/shared-lib/contract/calls/export-tasks'
import { EXPORT_TEXTS, EXPORTED_PERSONAL, FREE_PERSONAL_ROWS } from '@portal/shared-lib/contract/rules/exports'
import { REVEAL_REASONS, REVEAL_TEXT } from '@portal/shared-lib/contract/rules/reveal'
import styles from './export.module.css'

/** Whether personal data are wanted in full, and why. */
export type Wanted = Required<Pick<StartExportArgs, 'personal' | 'personalFields' | 'reason' | 'reasonText'>>

export const NOTHING_WANTED: Wanted = { personal: false, personalFields: [], reason: '', reasonText: '' }

/** What is wrong with what was entered; empty where nothing is. */
export function problemOf({ personal, reason, reasonText }: Wanted): string {
  if (!personal) return ''
  if (!reason) return EXPORT_TEXTS.noReason
  return reasonText.trim().length < REVEAL_TEXT.min ? EXPORT_TEXTS.shortText : ''
}

interface PersonalFieldsProps {
  readonly wanted: Wanted
  readonly onChange: (wanted: Wanted) => void
}

/** Masked, or in full with a reason. */
export function PersonalFields({ wanted, onChange }: PersonalFieldsProps) {
  return (
    <>
      <fieldset className={styles.kinds}>
        <legend>个人信息</legend>
        {[false, true].map(personal => (
          <label key={String(personal)}>
            <input
              type="radio"
              name="personal"
              checked={wanted.personal === personal}
              onChange={() => onChange({ ...NOTHING_WANTED, personal })}
            />
            {personal ? '明文（加密压缩包）' : '脱敏'}
          </label>
        ))}
      </fieldset>
      {wanted.personal && (
        <>
          <MoreColumns wanted={wanted} onChange={onChange} />
          <ReasonFields wanted={wanted} onChange={onChange} />
        </>
      )}
    </>
  )
}

type Name = keyof typeof EXPORTED_PERSONAL
const NAMES = Object.entries(EXPORTED_PERSONAL) as [Name, string][]

/** What is exported beside the columns of the list: no more than is needed. */
function MoreColumns({ wanted, onChange }: PersonalFieldsProps) {
  const { personalFields: chosen } = wanted
  const choose = (name: Name, isWanted: boolean) =>
    onChange({ ...wanted, personalFields: isWanted ? [...chosen, name] : chosen.filter(one => one !== name) })
  return (
    <fieldset className={styles.kinds}>
      <legend>另附信访人（仅选必需的）</legend>
      {NAMES.map(([name, heading]) => (
        <label key={name}>
          <input
            type="checkbox"
            checked={chosen.includes(name)}
            onChange={({ target }) => choose(name, target.checked)}
          />
          {heading}
        </label>
      ))}
    </fieldset>
  )
}

function ReasonFields({ wanted, onChange }: PersonalFieldsProps) {
  return (
    <div className={styles.reason}>
      <select
        aria-label="导出理由"
        value={wanted.reason}
        onChange={({ target }) => onChange({ ...wanted, reason: target.value as Wanted['reason'] })}
      >
        <option value="">请选择导出理由</option>
        {Object.entries(REVEAL_REASONS).map(([code, name]) => (
          <option key={code} value={code}>
            {name}
          </option>
        ))}
      </select>
      <input
        aria-label="理由说明"
        placeholder="理由说明（4至200字）"
        maxLength={REVEAL_TEXT.max}
        value={wanted.reasonText}
        onChange={({ target }) => onChange({ ...wanted, reasonText: target.value })}
      />
      <p className={styles.hint}>{`导出明文将记入审计；超过${FREE_PERSONAL_ROWS}条需由本单位审批人批准。`}</p>
    </div>
  )
}
