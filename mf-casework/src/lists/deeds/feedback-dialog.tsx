import { formatDay, WhileLoading } from '@portal/shared-lib'
import { registerFeedback } from '@portal/shared-lib/contract/calls/inspections'
import {
  FEEDBACK_LENGTH,
  FEEDBACK_STAGES,
  FEEDBACK_WAYS,
  type FeedbackStage,
  type FeedbackWay,
  FEEDBACK_TEXTS as TEXTS,
} from '@portal/shared-lib/contract/rules/inspection-feedback'
import { DayPicker } from '@portal/shared-lib/ui-data'
import { Radio } from '@portal/shared-lib/ui-form'
import { useId, useState } from 'react'
import { textOf } from '../row'
import type { DeedDialogProps } from './deed'
import { DeedFrame } from './deed-frame'
import styles from './deeds.module.css'
import { withEach } from './several'
import { useDeed } from './use-deed'
import { Words } from './words'

const choices = <Code extends string>(of: Readonly<Record<Code, string>>) =>
  Object.entries<string>(of).map(([value, label]) => ({ value: value as Code, label }))
const STAGES = choices<FeedbackStage>(FEEDBACK_STAGES)
const WAYS = choices<FeedbackWay>(FEEDBACK_WAYS)
const LONGEST_RECEIVER = 50

/** What the inspection team was told: whether that is all, when, how, to whom. */
export default function FeedbackDialog(props: DeedDialogProps) {
  const { rows, onClose } = props
  const today = formatDay(new Date())
  const [told, tell] = useState({
    ...({ stage: rows.every(row => textOf(row, 'bjsj')) ? '2' : '1', way: '1' } as {
      stage: FeedbackStage
      way: FeedbackWay
    }),
    ...{ day: today, receiver: textOf(rows[0] ?? {}, 'xszmc'), text: '' },
  })
  const change = (more: Partial<typeof told>) => tell(before => ({ ...before, ...more }))
  const id = useId()
  const deed = useDeed(
    props,
    () => {
      if (!told.receiver.trim()) return TEXTS.noReceiver
      return told.text.trim().length < FEEDBACK_LENGTH.min ? TEXTS.shortText : ''
    },
    () => withEach(registerFeedback, rows, row => ({ ...told, petitionNo: textOf(row, 'xfjbh') })),
  )
  return (
    <DeedFrame title={`反馈登记 ${rows.length} 件`} {...deed} onClose={onClose}>
      <p className={styles.hint}>
        {dueOf(
          rows.map(row => textOf(row, 'fkqx')),
          today,
        )}
      </p>
      <div className={styles.field}>
        <span id={`${id}-stage`}>反馈阶段</span>
        <Radio.Group
          aria-labelledby={`${id}-stage`}
          options={STAGES}
          value={told.stage}
          onChange={({ target }) => change({ stage: target.value as FeedbackStage })}
        />
      </div>
      <div className={styles.field}>
        <label htmlFor={`${id}-day`}>反馈日期</label>
        <WhileLoading fallback={null}>
          <DayPicker id={`${id}-day`} max={today} value={told.day} onChange={day => change({ day: day ?? today })} />
        </WhileLoading>
      </div>
      <div className={styles.field}>
        <span id={`${id}-way`}>反馈方式</span>
        <Radio.Group
          aria-labelledby={`${id}-way`}
          options={WAYS}
          value={told.way}
          onChange={({ target }) => change({ way: target.value as FeedbackWay })}
        />
      </div>
      <div className={styles.field}>
        <label htmlFor={`${id}-receiver`}>
          <span aria-hidden="true">*</span>接收人
        </label>
        <input
          id={`${id}-receiver`}
          maxLength={LONGEST_RECEIVER}
          aria-required
          value={told.receiver}
          onChange={({ target }) => change({ receiver: target.value })}
        />
      </div>
      <Words
        label="反馈内容"
        most={FEEDBACK_LENGTH.max}
        value={told.text}
        onChange={text => change({ text })}
        required
      />
    </DeedFrame>
  )
}

/** By when the team wants to be told, the earliest of several. */
function dueOf(days: readonly string[], today: string): string {
  const [due] = days.filter(Boolean).toSorted()
  if (!due) return '移交单未载明办理期限。'
  return due < today ? `移交单要求 ${due} 前反馈，已逾期。` : `移交单要求 ${due} 前反馈。`
}
