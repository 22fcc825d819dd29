import { useState } from 'react'
import { useCaseworkListsCodesQuery } from '../api'
import { type CloseType, type Closing, closeLetters, KINDS, problemOf } from './close-letters'
import type { DeedDialogProps } from './deed'
import { DeedFrame } from './deed-frame'
import styles from './deeds.module.css'
import { useDeed } from './use-deed'
import { Words } from './words'

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
        label="办结方式"
        value={closeType}
        options={Object.entries(KINDS).map(([value, { name }]) => [value, name])}
        onChange={value => set({ ...EMPTY, text: closing.text, boxNo: closing.boxNo, closeType: value as CloseType })}
      />
      <Reason closing={closing} onChange={enter('reason')} />
      {closeType === '02' && (
        <Words label="回复内容" most={2000} value={closing.reply} onChange={enter('reply')} required />
      )}
      {closeType === '09' && (
        <Words label="可以寻求的途径" most={500} value={closing.competent} onChange={enter('competent')} required />
      )}
      {closeType === '11' && (
        <Words label="主件的信访件编号" most={20} value={closing.mainNo} onChange={enter('mainNo')} required />
      )}
      <Words label="办结说明" most={500} value={closing.text} onChange={enter('text')} />
      <BoxNo value={closing.boxNo} onChange={enter('boxNo')} />
    </DeedFrame>
  )
}

const BoxNo = ({ value, onChange }: { value: string; onChange: (value: string) => void }) => (
  <label className={styles.field}>
    <span>盒号</span>
    <input maxLength={20} value={value} onChange={event => onChange(event.target.value)} />
  </label>
)

function Reason({ closing, onChange }: { closing: Closing; onChange: (value: string) => void }) {
  const { data = [] } = useCaseworkListsCodesQuery({ tableName: 'DM_BLFS' })
  const { reasons } = KINDS[closing.closeType]
  if (!reasons) return null
  const options = data.filter(({ codeId }) => reasons.test(codeId)).map(({ codeId, codeName }) => [codeId, codeName])
  return <Select label="办结理由" value={closing.reason} options={[['', '请选择'], ...options]} onChange={onChange} />
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
