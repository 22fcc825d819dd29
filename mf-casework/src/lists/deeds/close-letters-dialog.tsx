import { closeDirectly } from '@portal/shared-lib/contract/rules/actions/close-directly'
import { useState } from 'react'
import { useCaseworkListsCodesQuery } from '../api'
import { type CloseType, type Closing, closeLetters, KINDS, problemOf, reasonsOf } from './close-letters'
import type { DeedDialogProps } from './deed'
import { DeedFrame } from './deed-frame'
import styles from './deeds.module.css'
import { useDeed } from './use-deed'
import { Words } from './words'

const { fields } = closeDirectly

const EMPTY: Closing = { closeType: '10', reason: '', reply: '', competent: '', mainNo: '', text: '', boxNo: '' }

/** 信件办结登记: ends letters that never enter dispatch, all alike. */
export default function CloseLettersDialog(props: DeedDialogProps) {
  const { rows, onClose } = props
  const [closing, set] = useState(EMPTY)
  const deed = useDeed(
    props,
    () => problemOf(closing),
    () => closeLetters(rows, closing),
  )
  const enter = (field: keyof Closing) => (value: string) => set({ ...closing, [field]: value })
  const { closeType } = closing
  return (
    <DeedFrame title={`办结 ${rows.length} 件信件`} {...deed} onClose={onClose}>
      <Select
        label={fields.closeType.label}
        value={closeType}
        options={KINDS}
        onChange={value => set({ ...EMPTY, text: closing.text, boxNo: closing.boxNo, closeType: value as CloseType })}
      />
      <Reason closing={closing} onChange={enter('reason')} />
      {closeType === '02' && (
        <Words
          label={fields.reply.label}
          most={fields.reply.max}
          value={closing.reply}
          onChange={enter('reply')}
          required
        />
      )}
      {closeType === '09' && (
        <Words
          label={fields.competent.label}
          most={fields.competent.max}
          value={closing.competent}
          onChange={enter('competent')}
          required
        />
      )}
      {closeType === '11' && (
        <Words label={fields.mainNo.label} most={20} value={closing.mainNo} onChange={enter('mainNo')} required />
      )}
      <Words label={fields.text.label} most={fields.text.max} value={closing.text} onChange={enter('text')} />
      <BoxNo value={closing.boxNo} onChange={enter('boxNo')} />
    </DeedFrame>
  )
}

const BoxNo = ({ value, onChange }: { value: string; onChange: (value: string) => void }) => (
  <label className={styles.field}>
    <span>{fields.boxNo.label}</span>
    <input maxLength={fields.boxNo.max} value={value} onChange={event => onChange(event.target.value)} />
  </label>
)

function Reason({ closing, onChange }: { closing: Closing; onChange: (value: string) => void }) {
  const { data = [] } = useCaseworkListsCodesQuery({ tableName: 'DM_BLFS' })
  const reasons = reasonsOf(closing)
  if (!reasons) return null
  const options = data.filter(({ codeId }) => reasons.test(codeId)).map(({ codeId, codeName }) => [codeId, codeName])
  return (
    <Select
      label={fields.reason.label}
      value={closing.reason}
      options={[['', '请选择'], ...options]}
      onChange={onChange}
    />
  )
}

interface SelectProps {
  readonly label: string
  readonly value: string
  readonly options: readonly (readonly string[])[]
  readonly onChange: (value: string) => void
}

function Select({ label, value, options, onChange }: SelectProps) {
  return (
    <label className={styles.field}>
      <span>{label}</span>
      <select value={value} onChange={event => onChange(event.target.value)}>
        {options.map(([code = '', name = '']) => (
          <option key={code} value={code}>
            {name}
          </option>
        ))}
      </select>
    </label>
  )
}
