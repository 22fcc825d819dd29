import { asPortalError, notify, WhileLoading } from '@portal/shared-lib'
import { HALVES } from '@portal/shared-lib/contract/rules/reception'
import { Dialog } from '@portal/shared-lib/page'
import { Input } from '@portal/shared-lib/ui'
import { Choice, DayPicker } from '@portal/shared-lib/ui-data'
import { Radio } from '@portal/shared-lib/ui-form'
import { type FormEvent, useState } from 'react'
import { FormFoot } from '../../form-foot/form-foot'
import { useCaseworkColleaguesQuery, useCaseworkSaveReceptionDayMutation } from '../api'
import type { ReceptionDay } from './calendar'
import { CancelDay } from './cancel-day'
import styles from './receptions.module.css'

/** What is planned: one that is there, or a new one. */
export type Planned = Pick<ReceptionDay, 'day' | 'half' | 'leaderId' | 'place'> & { readonly dayId?: string }

interface DayDialogProps {
  readonly planned: Planned
  readonly onClose: () => void
}

const HALF_CHOICES = Object.entries(HALVES).map(([value, label]) => ({ value, label }))
const MOST_PLACE = 100

/** Who receives petitioners on a day, when and where. */
export function DayDialog({ planned, onClose }: DayDialogProps) {
  const [save, { isLoading }] = useCaseworkSaveReceptionDayMutation()
  const { data = [] } = useCaseworkColleaguesQuery({})
  const [{ dayId = '', day, half, leaderId, place }, fill] = useState(planned)
  const [problem, tell] = useState('')
  const change = (more: Partial<Planned>) => fill(before => ({ ...before, ...more }))
  const submit = async (event: FormEvent) => {
    event.preventDefault()
    const { error } = await save({ args: { dayId, day, half, leaderId, place } })
    if (error) return tell(asPortalError(error).message)
    notify.success('排班已保存')
    onClose()
  }
  return (
    <Dialog title={dayId ? '变更接访排班' : '接访排班'} onClose={onClose}>
      <form className={styles.dialog} onSubmit={event => void submit(event)}>
        <WhileLoading fallback={null}>
          <Choice
            aria-label="接访领导"
            {...(leaderId && { value: leaderId })}
            placeholder="请选择接访领导"
            onChange={chosen => change({ leaderId: chosen ?? '' })}
            options={data.map(({ personId, name, position }) => ({ value: personId, label: `${name}（${position}）` }))}
          />
          <label htmlFor="reception-day">接访日期</label>
          <DayPicker id="reception-day" value={day} onChange={chosen => change({ day: chosen ?? '' })} />
        </WhileLoading>
        <Radio.Group
          aria-label="接访时段"
          options={HALF_CHOICES}
          value={half}
          onChange={({ target }) => change({ half: target.value as Planned['half'] })}
        />
        <Input
          aria-label="接访地点"
          placeholder="接访地点，如：省信访局接待大厅第一接访室"
          maxLength={MOST_PLACE}
          value={place}
          onChange={({ target }) => change({ place: target.value })}
        />
        {dayId && <CancelDay dayId={dayId} onDone={onClose} />}
        <FormFoot problem={problem} busy={isLoading} submits="保存" onClose={onClose} />
      </form>
    </Dialog>
  )
}
