import type { TimelineAnswer } from '@portal/shared-lib/contract/calls/petitions'
import type { ReviewAnswer } from '@portal/shared-lib/contract/calls/reviews'
import { registerReview } from '@portal/shared-lib/contract/rules/actions/register-review'
import { REVIEW_ACTIONS } from '@portal/shared-lib/contract/rules/reviews/actions'
import { Section } from '@portal/shared-lib/page'
import { useCasePapersQuery } from '../case-api'
import { FRESH } from '../fresh'
import { DocumentSection } from '../petition/papers/document-section'
import { Timeline } from '../petition/timeline'

/** What is done with a review, and how leaders decide on it, as the timeline of its petition calls it. */
const NAMES: ReadonlySet<string> = new Set([
  registerReview.name,
  ...Object.values(REVIEW_ACTIONS).map(({ name }) => name),
  ...['送审', '审批同意', '审批退回', '转审', '加签', '退回拟稿人', '撤回送审'],
])

/** DM_WSLX: notices of acceptance, decisions, notice of a hearing. */
const LETTERS = ['08', '09', '10', '11', '12']

type Span = Pick<ReviewAnswer, 'registeredAt' | 'closedAt'>

/** Whether something happened while the review was carried on; a petition has one at a time. */
const isWithin = ({ registeredAt, closedAt }: Span, at: string): boolean =>
  at >= registeredAt && (closedAt === null || at <= closedAt)

const isOfReview =
  (review: Span) =>
  ({ action, at }: TimelineAnswer[number]): boolean =>
    NAMES.has(action) && isWithin(review, at)

interface CourseProps {
  readonly review: ReviewAnswer
}

/** What happened with a review, and the letters that were issued. */
export function ReviewCourse({ review }: CourseProps) {
  return (
    <>
      <Section title="办理过程">
        <Timeline petitionNo={review.petitionNo} only={isOfReview(review)} />
      </Section>
      <Letters review={review} />
    </>
  )
}

function Letters({ review }: CourseProps) {
  const { data } = useCasePapersQuery({ petitionNo: review.petitionNo }, FRESH)
  const letters = (data?.documents ?? []).filter(
    ({ type, issuedAt }) => LETTERS.includes(type) && issuedAt !== null && isWithin(review, issuedAt),
  )
  return letters.map(letter => <DocumentSection key={letter.documentId} document={letter} />)
}
