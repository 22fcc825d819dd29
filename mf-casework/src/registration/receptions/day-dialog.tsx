import { asPortalError, notify } from '@portal/shared-lib'
import { HALVES } from '@portal/shared-lib/contract/rules/reception'
import { Button, Input } from '@portal/shared-lib/page'
import { useState } from 'react'
import { useCaseworkCancelReceptionDayMutation, useCaseworkSaveReceptionDayMutation } from '../api'
import { EntryDialog } from '../entry-dialog'
import type { ReceptionDay } from './calendar'
import styles from './receptions.module.css'

const MOST_REASON = 200

/** 取消: the leader does not receive on that day. */
function CancelDay({ dayId, onDone }: { dayId: string; onDone: () => void }) {
  const [cancel, { isLoading }] = useCaseworkCancelReceptionDayMutation()
  const [reason, write] = useState('')
  const send = async () => {
    const { error } = await cancel({ args: { dayId, reason } })
    if (error) return notify.error(asPortalError(error).message)
    notify.success('排班已取消')
    onDone()
  }
  return (
    <div className={styles.bar}>
      <Input
        aria-label="取消原因"
        placeholder="不再接访的，填写取消原因"
        maxLength={MOST_REASON}
        value={reason}
        onChange={({ target }) => write(target.value)}
      />
      <Button danger disabled={reason.trim() === ''} loading={isLoading} onClick={() => void send()}>
        取消该排班
      </Button>
    </div>
  )
}

/** What is planned: one that is there, or a new one. */
export type Planned = Pick<ReceptionDay, 'day' | 'half' | 'leaderId' | 'place'> & { readonly dayId?: string }

interface DayDialogProps {
  readonly planned: Planned
  readonly onClose: () => void
}

const ENTRIES = {
  leaderId: { kind: 'colleague', label: '接访领导', hidesLabel: true },
  day: { kind: 'day', label: '接访日期' },
  half: { kind: 'choice', label: '接访时段', options: Object.entries(HALVES), hidesLabel: true },
  place: {
    kind: 'line',
    label: '接访地点',
    placeholder: '接访地点，如：省信访局接待大厅第一接访室',
    max: 100,
    hidesLabel: true,
  },
} as const

/** Who receives petitioners on a day, when and where. */
export function DayDialog({ planned: { dayId = '', ...planned }, onClose }: DayDialogProps) {
  const [save] = useCaseworkSaveReceptionDayMutation()
  const { day, half, leaderId, place } = planned
  return (
    <EntryDialog
      title={dayId ? '变更接访排班' : '接访排班'}
      entries={ENTRIES}
      values={{ day, half, leaderId, place }}
      send={values => save({ args: { ...values, dayId } })}
      submits="保存"
      done="排班已保存"
      onClose={onClose}
    >
      {dayId && <CancelDay dayId={dayId} onDone={onClose} />}
    </EntryDialog>
  )
}
