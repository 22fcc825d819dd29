import type { CircularAnswer } from '@portal/shared-lib/contract/calls/region-panel'
import { Loading, Page, Section, Trouble } from '@portal/shared-lib/page'
import { figureListAddress, Link } from '@portal/shared-lib/router'
import { useId } from 'react'
import { todayInChina } from '../../leadership-board/board-query'
import { useDashboardCircularQuery } from '../api'
import styles from './circular.module.css'
import { CircularForm } from './circular-form'
import { monthsBefore } from './months'

interface CircularProps {
  readonly region: string
  /** YYYY-MM */
  readonly month: string
  readonly onAsk: (month: string) => void
}

/** 月通报: a draft about a month beside the figures that it says, each with its list. */
export default function CircularPage({ region, month, onAsk }: CircularProps) {
  const { data, error, refetch } = useDashboardCircularQuery({ region, month })
  return (
    <Page title="月通报" action={<Months region={region} month={month} onAsk={onAsk} />}>
      {error && <Trouble error={error} onRetry={() => void refetch()} />}
      {!data && !error && <Loading />}
      {data && (
        <div className={styles.both}>
          <CircularForm key={`${region}${month}${data.saved?.at}`} of={{ region, month }} circular={data} />
          <Figures circular={data} />
        </div>
      )}
    </Page>
  )
}

function Months({ region, month, onAsk }: CircularProps) {
  const id = useId()
  const months = monthsBefore(todayInChina())
  return (
    <span className={styles.line}>
      <label htmlFor={id}>月份</label>
      <select id={id} value={month} onChange={({ target }) => onAsk(target.value)}>
        {[...(months.includes(month) ? [] : [month]), ...months].map(one => (
          <option key={one} value={one}>
            {one}
          </option>
        ))}
      </select>
      <Link to={region ? `/sxjkPage?region=${region}` : '/sxjkPage'}>返回市县概况</Link>
    </span>
  )
}

/** What the figures say now; a number opens what it counts. */
function Figures({ circular: { paragraphs, frozen, asOf } }: { circular: CircularAnswer }) {
  return (
    <div className={styles.figures}>
      <Section title="数据依据">
        <p className={styles.soft}>
          {`统计截至 ${asOf}。`}
          {frozen.length > 0 ? `${frozen.join('、')}为已冻结的数据。` : '本月报表未冻结，数据为当前统计。'}
          点击数字查看明细。
        </p>
        {paragraphs.map((spans, at) => (
          // biome-ignore lint/suspicious/noArrayIndexKey: paragraphs have no names and never change their places
          <p key={at}>
            {spans.map(({ text, conditions }, place) =>
              conditions ? (
                // biome-ignore lint/suspicious/noArrayIndexKey: nor have their parts
                <Link key={place} to={figureListAddress(conditions)}>
                  {text}
                </Link>
              ) : (
                text
              ),
            )}
          </p>
        ))}
      </Section>
    </div>
  )
}
