import { asPortalError, formatDay, notify, useCan, WhileLoading } from '@portal/shared-lib'
import { Button, Loading, Section, Trouble } from '@portal/shared-lib/page'
import { MonthPicker } from '@portal/shared-lib/ui-data'
import { useState } from 'react'
import { PrintDialog } from '../../print-dialog/print-dialog'
import { useCaseworkPublishReceptionDaysMutation, useCaseworkReceptionDaysQuery } from '../api'
import { Calendar, type ReceptionDay } from './calendar'
import { DayDialog, type Planned } from './day-dialog'
import { PublicNotice } from './public-notice'
import styles from './receptions.module.css'

const MONTH_LENGTH = 7

/** 接访排班: who receives petitioners on which days, and what of it the public is told. */
export default function Plan() {
  const mayPlan = useCan('jf:register')
  const [month, setMonth] = useState(formatDay(new Date()).slice(0, MONTH_LENGTH))
  const [planned, plan] = useState<Planned>()
  const { data, error, refetch } = useCaseworkReceptionDaysQuery({ month })
  return (
    <Section title="接访排班">
      <div className={styles.bar}>
        <label htmlFor="reception-month">月份</label>
        <WhileLoading fallback={null}>
          <MonthPicker id="reception-month" value={month} onChange={setMonth} />
        </WhileLoading>
        {mayPlan && data && <PublishButton days={data} />}
        {data && <NoticeButton month={month} days={data} />}
      </div>
      {error && !data && <Trouble error={error} onRetry={refetch} />}
      {!data && !error && <Loading />}
      {data && (
        <Calendar
          month={month}
          days={data}
          onAdd={mayPlan ? day => plan({ day, half: 'am', leaderId: '', place: '' }) : undefined}
          onChoose={mayPlan ? plan : undefined}
        />
      )}
      {planned && <DayDialog planned={planned} onClose={() => plan(undefined)} />}
    </Section>
  )
}

/** 打印公示: what of the month is published, to be put up. */
function NoticeButton({ month, days }: { month: string; days: readonly ReceptionDay[] }) {
  const [open, setOpen] = useState(false)
  const published = days.filter(({ isPublished }) => isPublished)
  return (
    <>
      <Button disabled={published.length === 0} onClick={() => setOpen(true)}>
        打印公示
      </Button>
      {open && (
        <PrintDialog title="打印领导接访公示" petitionNos={[]} onClose={() => setOpen(false)}>
          <PublicNotice month={month} days={published} />
        </PrintDialog>
      )}
    </>
  )
}

/** 公示: all days of the month that are still to come. */
function PublishButton({ days }: { days: readonly ReceptionDay[] }) {
  const [publish, { isLoading }] = useCaseworkPublishReceptionDaysMutation()
  const today = formatDay(new Date())
  const dayIds = days.filter(({ day, isPublished }) => day >= today && !isPublished).map(({ dayId }) => dayId)
  const send = async () => {
    const { data, error } = await publish({ args: { dayIds } })
    if (error) notify.error(asPortalError(error).message)
    else notify.success(`已公示${data}项，当日在来访大厅主屏显示`)
  }
  return (
    <Button type="primary" disabled={dayIds.length === 0} loading={isLoading} onClick={() => void send()}>
      公示本月排班（{dayIds.length}项未公示）
    </Button>
  )
}
