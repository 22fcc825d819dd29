import type { PetitionAnswer } from '@portal/shared-lib/contract/calls/petitions'
import type { ReviewAnswer } from '@portal/shared-lib/contract/calls/reviews'
import { Loading, Trouble } from '@portal/shared-lib/page'
import { useCaseworkPetitionQuery } from '../api'
import { CreateDocument } from '../petition/documents/create-document'
import { HeaderStrip } from '../petition/header-strip'
import styles from '../proceedings/proceeding.module.css'
import { ProceedingWork } from '../proceedings/proceeding-work'
import { useReviewButtonsQuery, useReviewReadQuery } from '../review-rows/api'
import { PrintReview } from './print-review'
import { ReviewContent } from './review-content'
import { ReviewCourse } from './review-course'
import { REVIEW_FORMS } from './review-forms'

interface ReviewPageProps {
  readonly id: string
  readonly todoId: string
}

/** A review: its petition above, what was asked for and done at the left, what can be done at the right. */
export function ReviewPage({ id, todoId }: ReviewPageProps) {
  const { data: review, error, refetch } = useReviewReadQuery({ proceedingId: id }, { refetchOnMountOrArgChange: true })
  const { data: petition } = useCaseworkPetitionQuery({ petitionNo: review?.petitionNo ?? '' }, { skip: !review })
  if (error && !review) return <Trouble error={error} onRetry={() => void refetch()} />
  if (!review || !petition) return <Loading />
  return (
    <>
      <HeaderStrip petition={petition} />
      <Work review={review} petition={petition} todoId={todoId} />
    </>
  )
}

interface WorkProps {
  readonly review: ReviewAnswer
  readonly petition: PetitionAnswer
  readonly todoId: string
}

/** Of the petitioners it concerns those who have asked. */
function Work({ review, petition, todoId }: WorkProps) {
  const { data: rows = [] } = useReviewButtonsQuery({ proceedingId: review.id }, { refetchOnMountOrArgChange: true })
  const asked = review.petitioners.map(({ personSeq }) => personSeq)
  return (
    <ProceedingWork
      on={() => review}
      petition={petition}
      todoId={todoId}
      forms={REVIEW_FORMS}
      rows={rows}
      concerns={({ personSeq }) => asked.includes(personSeq)}
      aside={
        <div className={styles.papers}>
          <CreateDocument petition={petition} />
          <PrintReview review={review} petition={petition} />
        </div>
      }
    >
      <ReviewContent review={review} />
      <ReviewCourse review={review} />
    </ProceedingWork>
  )
}
