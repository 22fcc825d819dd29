import { formatDay, WhileLoading } from '@portal/shared-lib'
import { remind } from '@portal/shared-lib/contract/calls/assignments'
import { DayPicker } from '@portal/shared-lib/ui-data'
import { useId, useState } from 'react'
import { type Row, textOf } from '../row'
import type { DeedDialogProps } from './deed'
import { DeedFrame } from './deed-frame'
import styles from './deeds.module.css'
import { withTodos } from './several'
import { useDeed } from './use-deed'
import { Words } from './words'

const DAY_MS = 86_400_000
const MOST_DAYS = 365

const dayIn = (days: number): string => formatDay(new Date(Date.now() + days * DAY_MS))

/** Asks to be reminded of own to-dos on a day; without a day nobody is reminded any more. */
export default function RemindDialog(props: DeedDialogProps) {
  const { rows, onClose } = props
  const [remindOn, choose] = useState(sameOf(rows, 'remindOn') || dayIn(1))
  const [note, write] = useState(sameOf(rows, 'remindNote'))
  const id = useId()
  const deed = useDeed(
    props,
    () => '',
    () => withTodos(remind, rows, { remindOn: remindOn || null, note: note.trim() }),
  )
  return (
    <DeedFrame title={`设置提醒 ${rows.length} 条待办`} {...deed} onClose={onClose}>
      <div className={styles.field}>
        <label htmlFor={id}>提醒日期</label>
        <WhileLoading fallback={null}>
          <DayPicker
            id={id}
            value={remindOn}
            min={dayIn(1)}
            max={dayIn(MOST_DAYS)}
            onChange={day => choose(day ?? '')}
          />
        </WhileLoading>
      </div>
      <p className={styles.hint}>当天以消息提醒；清空日期的，取消已设置的提醒。</p>
      <Words label="提醒内容" most={100} value={note} onChange={write} />
    </DeedFrame>
  )
}

/** What all of the rows have in a field; empty where they differ. */
function sameOf(rows: readonly Row[], field: string): string {
  const [first = '', ...others] = new Set(rows.map(row => textOf(row, field)))
  return others.length > 0 ? '' : first
}
