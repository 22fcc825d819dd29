import { WhileLoading } from '@portal/shared-lib'
import type { CodeTableAnswer } from '@portal/shared-lib/contract/calls/tables'
import { BY_POST } from '@portal/shared-lib/contract/rules/delivery'
import { DayPicker } from '@portal/shared-lib/ui-data'
import { FileChoice } from '@portal/shared-lib/ui-form'
import { useId } from 'react'
import type { Delivery } from '../deliveries'
import styles from './fields.module.css'

interface ReachedProps {
  readonly row: Delivery
  readonly modes: CodeTableAnswer
  readonly today: string
  readonly set: (part: Partial<Delivery>) => void
}

/** How a document came to a petitioner. */
export function Reached({ row, modes, today, set }: ReachedProps) {
  const id = useId()
  return (
    <>
      <div className={styles.pairs}>
        <label>
          方式
          <select className={styles.mode} value={row.mode} onChange={({ target }) => set({ mode: target.value })}>
            {modes.map(({ codeId, codeName }) => (
              <option key={codeId} value={codeId}>
                {codeName}
              </option>
            ))}
          </select>
        </label>
        <div>
          <label htmlFor={`${id}-day`}>日期</label>
          <WhileLoading fallback={null}>
            <DayPicker
              id={`${id}-day`}
              value={row.deliveredOn}
              max={today}
              onChange={day => set({ deliveredOn: day ?? '' })}
            />
          </WhileLoading>
        </div>
        <label>
          送达人
          <input
            className={styles.text}
            maxLength={50}
            value={row.deliveredBy}
            onChange={({ target }) => set({ deliveredBy: target.value })}
          />
        </label>
        <label>
          代收人
          <input
            className={styles.text}
            maxLength={50}
            placeholder="本人签收的不填"
            value={row.receiver}
            onChange={({ target }) => set({ receiver: target.value })}
          />
        </label>
        {row.mode === BY_POST && (
          <label>
            邮件单号
            <input
              className={styles.text}
              maxLength={30}
              value={row.mailNo}
              onChange={({ target }) => set({ mailNo: target.value })}
            />
          </label>
        )}
      </div>
      <label className={styles.point}>
        <input type="checkbox" checked={row.refused} onChange={({ target }) => set({ refused: target.checked })} />
        拒收
      </label>
      {row.refused && (
        <label className={styles.stack}>
          见证人（两名，用顿号分隔）
          <input
            className={styles.text}
            defaultValue={row.witnesses.join('、')}
            onChange={({ target }) => set({ witnesses: target.value.split(/[、,，\s]+/).filter(Boolean) })}
          />
        </label>
      )}
      <details>
        <summary>送达回证</summary>
        <FileChoice most={1} files={row.files} onChange={files => set({ files })} />
      </details>
    </>
  )
}
