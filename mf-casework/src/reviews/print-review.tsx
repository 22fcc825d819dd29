import type { PetitionAnswer } from '@portal/shared-lib/contract/calls/petitions'
import type { ReviewAnswer } from '@portal/shared-lib/contract/calls/reviews'
import { useState } from 'react'
import buttons from '../actions/buttons.module.css'
import { PrintDialog } from '../print-dialog/print-dialog'
import styles from '../proceedings/proceeding.module.css'
import { ReviewContent } from './review-content'
import { ReviewCourse } from './review-course'

interface PrintReviewProps {
  readonly review: ReviewAnswer
  readonly petition: PetitionAnswer
}

/** Prints a review as a sheet for the file: what was asked for, the original, what was done and decided. */
export function PrintReview({ review, petition }: PrintReviewProps) {
  const [isOpen, open] = useState(false)
  const title = `${review.kindName}办理表`
  return (
    <>
      <button type="button" className={buttons.quiet} onClick={() => open(true)}>
        打印{title}
      </button>
      {isOpen && (
        <PrintDialog title={`打印${title}`} petitionNos={[petition.petitionNo]} onClose={() => open(false)}>
          <article className={styles.sheet}>
            <h3>
              {review.organisation}
              {title}
            </h3>
            <p>
              信访件编号 {petition.petitionNo}　{petition.summary}
            </p>
            <ReviewContent review={review} />
            <ReviewCourse review={review} />
          </article>
        </PrintDialog>
      )}
    </>
  )
}
