import type { DisclosuresAnswer } from '@portal/shared-lib/contract/calls/cases'
import { Button, copyText, Loading, Trouble } from '@portal/shared-lib/page'
import { useCaseDisclosuresQuery } from '../case-api'
import { FRESH } from '../fresh'
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
      <Button onClick={() => void copyText(data.map(lineOf).join('\n'), '可告知信访人的进展')}>复制进展</Button>
    </>
  )
}

const lineOf = ({ on, event, organisation }: Event): string => `${on} ${organisation}：${event}`
