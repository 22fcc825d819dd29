import { notify } from '@portal/shared-lib'
import type { DisclosuresAnswer } from '@portal/shared-lib/contract/calls/cases'
import { Loading, Trouble } from '@portal/shared-lib/page'
import { Button } from '@portal/shared-lib/ui'
import { useCaseDisclosuresQuery } from './api'
import { FRESH } from './fresh'
import styles from './timeline.module.css'

type Event = DisclosuresAnswer[number]

/** What the petitioner may learn, as it is told on the telephone or pasted into a reply. */
export function Disclosures({ petitionNo }: { petitionNo: string }) {
  const { data, error, refetch } = useCaseDisclosuresQuery({ petitionNo }, FRESH)
  if (error) return <Trouble error={error} onRetry={() => void refetch()} />
  if (!data) return <Loading />
  return (
    <>
      <ol className={styles.timeline}>
        {data.map(event => (
          <li key={lineOf(event)}>
            <p>
              <time>{event.on}</time>
              <strong>{event.event}</strong>
              <span>{event.organisation}</span>
            </p>
          </li>
        ))}
      </ol>
      <Button onClick={() => void copy(data)}>复制进展</Button>
    </>
  )
}

const lineOf = ({ on, event, organisation }: Event): string => `${on} ${organisation}：${event}`

async function copy(events: readonly Event[]): Promise<void> {
  try {
    await navigator.clipboard.writeText(events.map(lineOf).join('\n'))
    notify.success('已复制可告知信访人的进展')
  } catch {
    notify.warning('浏览器不允许复制，请手工选取')
  }
}
