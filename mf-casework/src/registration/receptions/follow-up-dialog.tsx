import { asPortalError, formatDay, notify, WhileLoading } from '@portal/shared-lib'
import type { FollowUpArgs } from '@portal/shared-lib/contract/calls/receptions'
import { FOLLOW_UP_RESULTS, FOLLOW_UP_WAYS } from '@portal/shared-lib/contract/rules/reception'
import { Dialog } from '@portal/shared-lib/page'
import { Input } from '@portal/shared-lib/ui'
import { DayPicker } from '@portal/shared-lib/ui-data'
import { Radio } from '@portal/shared-lib/ui-form'
import { type FormEvent, useState } from 'react'
import { FormFoot } from '../../form-foot/form-foot'
import { useCaseworkFollowUpMutation } from '../api'
import type { Received } from './received'
import styles from './receptions.module.css'

const choices = (of: Readonly<Record<string, string>>) => Object.entries(of).map(([value, label]) => ({ value, label }))
const WAYS = choices(FOLLOW_UP_WAYS)
const RESULTS = choices(FOLLOW_UP_RESULTS)
const MOST_TEXT = 500

/** 登记回访: when and how the petitioner was asked, and what was said. */
export function FollowUpDialog({ received, onClose }: { received: Received; onClose: () => void }) {
  const { petitionNo, day: since } = received
  const today = formatDay(new Date())
  const [followUp, { isLoading }] = useCaseworkFollowUpMutation()
  const [args, fill] = useState<FollowUpArgs>({ petitionNo, day: today, way: '1', result: '2', text: '' })
  const [problem, tell] = useState('')
  const change = (more: Partial<FollowUpArgs>) => fill(before => ({ ...before, ...more }))
  const submit = async (event: FormEvent) => {
    event.preventDefault()
    const { error } = await followUp({ args })
    if (error) return tell(asPortalError(error).message)
    notify.success('回访已登记')
    onClose()
  }
  return (
    <Dialog title={`登记回访 ${petitionNo}`} onClose={onClose}>
      <form className={styles.dialog} onSubmit={event => void submit(event)}>
        <label htmlFor="follow-up-day">回访日期</label>
        <WhileLoading fallback={null}>
          <DayPicker
            id="follow-up-day"
            min={since}
            max={today}
            value={args.day}
            onChange={day => change({ day: day ?? today })}
          />
        </WhileLoading>
        <Radio.Group
          aria-label="回访方式"
          options={WAYS}
          value={args.way}
          onChange={({ target }) => change({ way: target.value as FollowUpArgs['way'] })}
        />
        <Radio.Group
          aria-label="回访结果"
          options={RESULTS}
          value={args.result}
          onChange={({ target }) => change({ result: target.value as FollowUpArgs['result'] })}
        />
        <Input.TextArea
          aria-label="回访情况"
          placeholder="信访人怎么说，还有什么要求"
          rows={4}
          maxLength={MOST_TEXT}
          value={args.text}
          onChange={({ target }) => change({ text: target.value })}
        />
        <FormFoot problem={problem} busy={isLoading} submits="保存" onClose={onClose} />
      </form>
    </Dialog>
  )
}
