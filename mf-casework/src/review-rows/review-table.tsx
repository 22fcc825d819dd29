import type { ReviewsOfAnswer } from '@portal/shared-lib/contract/calls/reviews'
import { Lamp } from '@portal/shared-lib/page'
import { Link } from '@portal/shared-lib/router'
import { LongCell, PlainTable } from '../plain-table/plain-table'

/** What is said of each. */
export const REVIEW_HEADINGS = [
  ...['编号', '类型', '申请人', '信访件编号', '原办理单位', '收到申请'],
  ...['是否在期限内', '状态', '结论', '承办人', '期限'],
]

/** What is the same of all reviews of a petition, and what stands beside them. */
const OF_PETITION = ['信访件编号', '原办理单位', '承办人']

const CENTRE = '/reviewManage/registerCenter'

/** Where a review is shown. */
const reviewAddress = (id: string): string => `${CENTRE}?${new URLSearchParams({ blid: id })}`

interface ReviewTableProps {
  readonly reviews: ReviewsOfAnswer
  /** They are all of one petition, on whose page there is less room. */
  readonly isOfPetition?: boolean
}

/** Reviews, each with the way to its page. */
export const ReviewTable = ({ reviews, isOfPetition = false }: ReviewTableProps) => (
  <PlainTable headings={REVIEW_HEADINGS.filter(name => !isOfPetition || !OF_PETITION.includes(name))}>
    {reviews.map(each => (
      <tr key={each.id}>
        <td>
          <Link to={reviewAddress(each.id)}>{each.reviewNo}</Link>
        </td>
        <td>{each.kindName}</td>
        <LongCell title={each.applicants}>{each.applicants}</LongCell>
        {!isOfPetition && (
          <>
            <td>{each.petitionNo}</td>
            <LongCell title={each.originalOrganisation}>{each.originalOrganisation}</LongCell>
          </>
        )}
        <td>{each.receivedOn}</td>
        <td>{each.isInTime ? '是' : '否'}</td>
        <td>{each.stateName}</td>
        <td>{each.conclusionName || '—'}</td>
        {!isOfPetition && <td>{each.handler || '—'}</td>}
        <td>{each.dueAt ? <Lamp colour={each.lamp} remainingDays={each.remainingDays} dueAt={each.dueAt} /> : '—'}</td>
      </tr>
    ))}
  </PlainTable>
)
