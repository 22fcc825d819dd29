import { Empty, Loading, Section, Trouble } from '@portal/shared-lib/page'
import { useCaseOversightQuery } from '../../case-api'
import { FRESH } from '../../fresh'
import { RecommendationsOf } from '../../recommendations/recommendations-of'
import styles from '../../record/parts.module.css'
import { useSupervisionsOfPetitionQuery } from '../../supervision-rows/api'
import { OrderTable } from '../../supervision-rows/order-table'
import type { TabProps } from './tab-props'

/** The orders on the petition, each with its state and what it came to. */
function Orders({ petitionNo }: { petitionNo: string }) {
  const { data: orders = [] } = useSupervisionsOfPetitionQuery({ petitionNo }, FRESH)
  return (
    <Section title="督办">{orders.length > 0 ? <OrderTable orders={orders} shown="petition" /> : <Empty />}</Section>
  )
}

/** Orders, urges with their answers, extensions and suspensions. */
export default function OversightTab({ petition: { petitionNo } }: TabProps) {
  const { data, error, refetch } = useCaseOversightQuery({ petitionNo }, FRESH)
  if (error) return <Trouble error={error} onRetry={() => void refetch()} />
  if (!data) return <Loading />
  return (
    <>
      <Orders petitionNo={petitionNo} />
      <Section title="催办">
        {data.urges.length === 0 && <Empty />}
        <ul className={styles.rows}>
          {data.urges.map(urge => (
            <li key={urge.at + urge.to}>
              <p>
                <strong>{urge.at}</strong>
                <span>
                  {urge.from} {urge.person || '系统自动催办'} → {urge.to}
                </span>
              </p>
              <p>{urge.text}</p>
              <p className={styles.after}>
                {urge.repliedAt ? `${urge.repliedAt} 回复：${urge.reply}` : `待回复，期限 ${urge.replyDueAt}`}
              </p>
            </li>
          ))}
        </ul>
      </Section>
      <Section title="延期">
        {data.extensions.length === 0 && <Empty />}
        <ul className={styles.rows}>
          {data.extensions.map(extension => (
            <li key={extension.askedAt}>
              <p>
                <strong>延长{extension.days}日</strong>
                <span>{extension.stateName}</span>
                <span>{extension.organisation}</span>
              </p>
              <p>{extension.reason}</p>
              <p className={styles.after}>
                {extension.askedAt} 申请
                {extension.informedAt && `，${extension.informedAt.slice(0, 10)} 已告知信访人`}
              </p>
            </li>
          ))}
        </ul>
      </Section>
      <Section title="中止">
        {data.suspensions.length === 0 && <Empty />}
        <ul className={styles.rows}>
          {data.suspensions.map(suspension => (
            <li key={suspension.fromAt}>
              <p>
                <strong>{suspension.fromAt}</strong>
                <span>{suspension.organisation}</span>
                <span>
                  {suspension.endedAt ? `${suspension.endedAt} 恢复` : `预计 ${suspension.plannedUntil} 恢复`}
                </span>
              </p>
              <p>{suspension.text}</p>
            </li>
          ))}
        </ul>
      </Section>
      <RecommendationsOf petitionNo={petitionNo} />
    </>
  )
}
