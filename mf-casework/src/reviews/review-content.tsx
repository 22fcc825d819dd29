import type { ReviewAnswer } from '@portal/shared-lib/contract/calls/reviews'
import { Fields, Section } from '@portal/shared-lib/page'
import { PlainTable } from '../plain-table/plain-table'
import styles from '../proceedings/proceeding.module.css'

/** What was asked for, the opinion that it is about, and what was done so far. */
export function ReviewContent({ review }: { review: ReviewAnswer }) {
  return (
    <div className={styles.column}>
      <Application review={review} />
      <Original original={review.original} />
      {review.requested.length > 0 && <Requests requested={review.requested} />}
      {review.hearings.length > 0 && <Hearings hearings={review.hearings} />}
      {(review.decidedAt || review.refuseReason) && <Decision review={review} />}
    </div>
  )
}

function Application({ review }: { review: ReviewAnswer }) {
  return (
    <Section title={`${review.kindName}申请`}>
      <Fields
        rows={[
          ['编号', review.reviewNo],
          ['状态', review.stateName],
          ['办理单位', review.organisation],
          ['承办人', review.handler],
          ['收到申请', `${review.receivedOn} ${review.way}`],
          ['期限', review.dueAt?.slice(0, 10) ?? ''],
          ['代理人', review.agentName],
          ['逾期理由', review.lateReason],
          ['申请理由', review.grounds, 'wide'],
          ['请求', review.requests, 'wide'],
        ]}
      />
      <PlainTable headings={['申请人', '意见送达', '申请截止', '是否在期限内', '意见书送达']}>
        {review.petitioners.map(({ personSeq, name, deliveredOn, windowUntil, isInTime }) => (
          <tr key={personSeq}>
            <td>{name}</td>
            <td>{deliveredOn ?? '—'}</td>
            <td>{windowUntil?.slice(0, 10) ?? '—'}</td>
            <td>{isInTime ? '是' : '否'}</td>
            <td>{deliveryOf(review, personSeq)}</td>
          </tr>
        ))}
      </PlainTable>
    </Section>
  )
}

function deliveryOf({ delivered }: ReviewAnswer, personSeq: number): string {
  const found = delivered.find(each => each.personSeq === personSeq)
  return found?.deliveredOn ?? (found?.attempts ? '无法联系' : '—')
}

const Original = ({ original }: Pick<ReviewAnswer, 'original'>) => (
  <Section title="原处理意见">
    <Fields
      rows={[
        ['文号', original.documentNo],
        ['出具日期', original.issuedAt?.slice(0, 10) ?? ''],
        ['事实', original.facts, 'wide'],
        ['处理意见', original.text, 'wide'],
      ]}
    />
  </Section>
)

const Requests = ({ requested }: Pick<ReviewAnswer, 'requested'>) => (
  <Section title="调卷">
    <PlainTable headings={['单位', '要求', '期限', '报送说明', '报送时间']} tall>
      {requested.map(each => (
        <tr key={each.organisation + each.askedAt}>
          <td>{each.organisation}</td>
          <td>{each.text}</td>
          <td>{each.dueAt.slice(0, 10)}</td>
          <td>{each.answer || '—'}</td>
          <td>{each.handedInAt?.slice(0, 16) ?? '尚未报送'}</td>
        </tr>
      ))}
    </PlainTable>
  </Section>
)

const Hearings = ({ hearings }: Pick<ReviewAnswer, 'hearings'>) => (
  <Section title="听证">
    <PlainTable headings={['日期', '地点', '主持人', '参加人', '结论']} tall>
      {hearings.map(each => (
        <tr key={each.heldOn}>
          <td>{each.heldOn}</td>
          <td>{each.place}</td>
          <td>{each.host}</td>
          <td>{each.members.join('、')}</td>
          <td>{each.result || '尚未结束'}</td>
        </tr>
      ))}
    </PlainTable>
  </Section>
)

const Decision = ({ review }: { review: ReviewAnswer }) => (
  <Section title={review.refuseReason ? '不予受理' : `${review.kindName}意见`}>
    <Fields
      rows={
        review.refuseReason
          ? [['理由', review.refuseReason, 'wide']]
          : [
              ['结论', review.conclusionName],
              ['出具日期', review.decidedAt?.slice(0, 10) ?? ''],
              ['事实', review.facts, 'wide'],
              ['理由', review.reasons, 'wide'],
              ['依据', review.basis, 'wide'],
            ]
      }
    />
  </Section>
)
