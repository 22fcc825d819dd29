import type { SupervisionAnswer } from '@portal/shared-lib/contract/calls/supervisions'
import { type FieldRow, Fields, Section } from '@portal/shared-lib/page'
import { Link } from '@portal/shared-lib/router'
import { LongCell, PlainTable } from '../plain-table/plain-table'
import styles from '../proceedings/proceeding.module.css'
import { RecommendationsOf } from '../recommendations/recommendations-of'
import { caseAddress, orderAddress } from '../supervision-rows/addresses'

/** What is demanded and why, and the petitions that it is about. */
export const OrderContent = ({ order }: { order: SupervisionAnswer }) => (
  <div className={styles.column}>
    <Demanded order={order} />
    {order.petitions.length > 0 && (
      <Section title={`督办的信访件（${order.petitions.length}件）`}>
        <Petitions petitions={order.petitions} />
      </Section>
    )}
    {order.isOffice && order.sentAt && <RecommendationsOf supervisionId={order.id} />}
  </div>
)

const Demanded = ({ order }: { order: SupervisionAnswer }) => (
  <Section title={order.title || '督办件'}>
    <Fields
      rows={[
        ['督办编号', order.orderNo, 'wide'],
        ['督办单位', order.organisation],
        ['状态', order.stateName],
        ['承办人', order.drafter],
        ['结论', order.conclusionName],
        ['情形', order.reasonName],
        ['方式', order.wayName],
        ['来源', order.originName],
        ['次数', `第${order.round}次`],
        ['发出时间', order.sentAt?.slice(0, 16) ?? ''],
        ['要求反馈', order.feedbackOn ?? '发出之日起15日内'],
        ...nearRows(order),
        ['督办事由', order.facts, 'wide'],
        ['督办要求', order.demand, 'wide'],
      ]}
    />
  </Section>
)

/** The orders before and after it. */
const nearRows = ({ previous, next }: SupervisionAnswer): FieldRow[] => [
  ...(previous ? [['原督办件', <Near key="previous" {...previous} />] as const] : []),
  ...(next ? [['再督办件', <Near key="next" {...next} />] as const] : []),
]

const Near = ({ id, orderNo }: NonNullable<SupervisionAnswer['next']>) => <Link to={orderAddress(id)}>{orderNo}</Link>

/** What an order is about; each leads to its case. */
export const Petitions = ({ petitions }: Pick<SupervisionAnswer, 'petitions'>) => (
  <PlainTable headings={['信访件编号', '内容摘要', '状态', '主办单位']}>
    {petitions.map(({ petitionNo, summary, stateName, organisation }) => (
      <tr key={petitionNo}>
        <td>
          <Link to={caseAddress(petitionNo)}>{petitionNo}</Link>
        </td>
        <LongCell title={summary}>{summary}</LongCell>
        <td>{stateName}</td>
        <LongCell title={organisation}>{organisation || '—'}</LongCell>
      </tr>
    ))}
  </PlainTable>
)
