import { formatDay, useDesktop } from '@portal/shared-lib'
import { HALVES } from '@portal/shared-lib/contract/rules/reception'
import { PlainTable } from '../../plain-table/plain-table'
import { SlipPage } from '../../print-dialog/slip-page'
import type { ReceptionDay } from './calendar'
import styles from './receptions.module.css'

const HEADINGS = ['日期', '时段', '接访领导', '职务', '接访地点']

interface NoticeProps {
  /** `YYYY-MM`. */
  readonly month: string
  /** Those of the month that are published. */
  readonly days: readonly ReceptionDay[]
}

/** 领导接访公示: the paper that is put up, with who receives petitioners on which days of a month. */
export function PublicNotice({ month, days }: NoticeProps) {
  const office = useDesktop()?.orgName ?? ''
  const [year, number] = month.split('-').map(Number)
  return (
    <SlipPage title={`${office}${year}年${number}月领导接访公示`} rows={[]}>
      <PlainTable headings={HEADINGS} tall>
        {days.map(({ dayId, day, half, leader, leaderDuty, place }) => (
          <tr key={dayId}>
            <td>{spokenDay(day)}</td>
            <td>{HALVES[half]}</td>
            <td>{leader}</td>
            <td>{leaderDuty}</td>
            <td>{place}</td>
          </tr>
        ))}
      </PlainTable>
      <p className={styles.signed}>
        {office}
        <br />
        {spokenDay(formatDay(new Date()))}
      </p>
    </SlipPage>
  )
}

const SPOKEN = new Intl.DateTimeFormat('zh-CN', {
  year: 'numeric',
  month: 'long',
  day: 'numeric',
  weekday: 'short',
  timeZone: 'UTC',
})

/** `YYYY-MM-DD` as a notice says it: 2026年11月20日周五. */
const spokenDay = (day: string): string => SPOKEN.format(new Date(day))
