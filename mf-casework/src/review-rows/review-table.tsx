import type { ReviewsOfAnswer } from '@portal/shared-lib/contract/calls/reviews'
import { Lamp } from '@portal/shared-lib/page'
import { Link } from '@portal/shared-lib/router'
import { LongCell, PlainTable } from '../plain-table/plain-table'

const HEADINGS = [
  ...[
    '编号',
    '类型',
    '申请人',
    '信访件编号',
    '原办理单位',
    '收到申请',
    '是否在期限内',
    '状态',
    '结论',
    '承办人',
    '期限',
  ],
]

const CENTRE = '/reviewManage/registerCenter'

/** Where a review is shown. */
const reviewAddress = (id: string): string => `${CENTRE}?${new URLSearchParams({ blid: id })}`

/** Reviews, each with the way to its page. */
export function ReviewTable({ reviews }: { reviews: ReviewsOfAnswer }) {
  return (
    <PlainTable headings={HEADINGS}>
      {reviews.map(each => (
        <tr key={each.id}>
          <td>
            <Link to={reviewAddress(each.id)}>{each.reviewNo}</Link>
          </td>
          <td>{each.kindName}</td>
          <LongCell title={each.applicants}>{each.applicants}</LongCell>
          <td>{each.petitionNo}</td>
          <LongCell title={each.originalOrganisation}>{each.originalOrganisation}</LongCell>
          <td>{each.receivedOn}</td>
          <td>{each.isInTime ? '是' : '否'}</td>
          <td>{each.stateName}</td>
          <td>{each.conclusionName || '—'}</td>
          <td>{each.handler || '—'}</td>
          <td>
            {each.dueAt ? <Lamp colour={each.lamp} remainingDays={each.remainingDays} dueAt={each.dueAt} /> : '—'}
          </td>
        </tr>
      ))}
    </PlainTable>
  )
}
