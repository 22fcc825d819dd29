import { transfer } from '@portal/shared-lib/contract/calls/actions'
import { LEGAL_CLASSES } from '@portal/shared-lib/contract/rules/actions/handing'
import { useId, useState } from 'react'
import { UnitsPicker } from '../../../actions/fields/unit-choice'
import { textOf } from '../../row'
import type { DeedDialogProps } from '../deed'
import { DeedFrame } from '../deed-frame'
import styles from '../deeds.module.css'
import { withEach } from '../several'
import { useDeed } from '../use-deed'
import { Words } from '../words'
import { CodeSelect } from './code-select'
import { transferArgs, transferProblem, USUAL_TRANSFER } from './transferred'

/** Transfers several letters in the same way; each that is refused says why and stays as it was. */
export default function TransferDialog(props: DeedDialogProps) {
  const { rows, onClose } = props
  const [entered, enter] = useState(USUAL_TRANSFER)
  const id = useId()
  const set = (part: Partial<typeof entered>) => enter({ ...entered, ...part })
  const deed = useDeed(
    props,
    () => transferProblem(entered),
    () => withEach(transfer, rows, row => transferArgs(row, entered)),
  )
  const [first] = rows
  return (
    <DeedFrame title={`转送 ${rows.length} 件信访件`} {...deed} onClose={onClose}>
      <fieldset className={styles.choices}>
        <legend>依法分类</legend>
        {LEGAL_CLASSES.map(([value, label]) => (
          <label key={value}>
            <input
              type="radio"
              name={`${id}-class`}
              checked={entered.legalClass === value}
              onChange={() => set({ legalClass: value })}
            />
            {label}
          </label>
        ))}
      </fieldset>
      {entered.legalClass === USUAL_TRANSFER.legalClass && (
        <CodeSelect label="导入途径" table="DM_DRTJ" value={entered.route} onChange={route => set({ route })} />
      )}
      <CodeSelect
        label="办理方式"
        table="DM_BLFS"
        codes={/^010[1-9]00$/}
        value={entered.mode}
        onChange={mode => set({ mode })}
      />
      <div className={styles.stack}>
        <label htmlFor={`${id}-units`}>接收单位</label>
        <UnitsPicker
          id={`${id}-units`}
          label="接收单位"
          place="below"
          petitionNo={first ? textOf(first, 'xfjbh') : ''}
          {...{ isWalled: false, isWrong: false, describedBy: undefined, hasLead: true, chosen: entered.receivers }}
          onChange={receivers => set({ receivers })}
        />
      </div>
      <Words label="办理意见" most={1000} value={entered.text} onChange={text => set({ text })} required />
    </DeedFrame>
  )
}
