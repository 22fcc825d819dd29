import { useCan } from '@portal/shared-lib'
import { Button, Empty, Loading, Section, Trouble } from '@portal/shared-lib/page'
import { useState } from 'react'
import { FRESH } from '../fresh'
import { useRecommendationEventsOfQuery, useRecommendationsOfCaseQuery } from './api'
import { EventDialog } from './event-dialog'
import { EventTable } from './event-list'
import { RecommendationTable } from './recommendation-list'
import styles from './recommendations.module.css'
import { type About, WriteDialog } from './write-dialog'

/** Of a petition or of an order: its recommendations and events, and the ways to add to them; nothing without the right. */
export function RecommendationsOf(about: About) {
  const mayRead = useCan('superviseManage/recommendations')
  if (!mayRead) return null
  return (
    <>
      <Section title="三项建议">
        <Recommendations {...about} />
      </Section>
      <Section title="通报约谈挂牌">
        <Events {...about} />
      </Section>
    </>
  )
}

function Recommendations(about: About) {
  const mayWrite = useCan('jy:write')
  const [isOpen, setOpen] = useState(false)
  const { data, error, refetch } = useRecommendationsOfCaseQuery(about, FRESH)
  if (error && !data) return <Trouble error={error} onRetry={() => void refetch()} />
  if (!data) return <Loading />
  return (
    <>
      {mayWrite && (
        <div className={styles.heading}>
          <Button onClick={() => setOpen(true)}>提建议</Button>
        </div>
      )}
      {isOpen && <WriteDialog {...about} onClose={() => setOpen(false)} />}
      {data.length === 0 ? <Empty /> : <RecommendationTable rows={data} />}
    </>
  )
}

function Events(about: About) {
  const mayRecord = useCan('db:event')
  const [isOpen, setOpen] = useState(false)
  const { data, error, refetch } = useRecommendationEventsOfQuery(about, FRESH)
  if (error && !data) return <Trouble error={error} onRetry={() => void refetch()} />
  if (!data) return <Loading />
  return (
    <>
      {mayRecord && (
        <div className={styles.heading}>
          <Button onClick={() => setOpen(true)}>登记通报约谈挂牌</Button>
        </div>
      )}
      {isOpen && <EventDialog {...about} onClose={() => setOpen(false)} />}
      {data.length === 0 ? <Empty /> : <EventTable events={data} />}
    </>
  )
}
