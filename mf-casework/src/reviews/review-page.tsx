import { formatDay, useDesktop } from '@portal/shared-lib'
import type { PetitionAnswer } from '@portal/shared-lib/contract/calls/petitions'
import type { ReviewAnswer } from '@portal/shared-lib/contract/calls/reviews'
import { Loading, Trouble } from '@portal/shared-lib/page'
import { useState } from 'react'
import { ActionBar } from '../actions/bar/action-bar'
import { ActionPanel } from '../actions/panel/action-panel'
import { useCaseworkPetitionQuery } from '../api'
import { useCasePeopleQuery } from '../case-api'
import { CreateDocument } from '../petition/documents/create-document'
import { HeaderStrip } from '../petition/header-strip'
import { useProposedNumber } from '../petition/use-proposed-number'
import { useReviewButtonsQuery, useReviewReadQuery } from '../review-rows/api'
import { PrintReview } from './print-review'
import { ReviewContent } from './review-content'
import { ReviewCourse } from './review-course'
import { REVIEW_FORMS } from './review-forms'
import styles from './reviews.module.css'

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

function Work({ review, petition, todoId }: WorkProps) {
  const { data: rows = [] } = useReviewButtonsQuery({ proceedingId: review.id }, { refetchOnMountOrArgChange: true })
  const [opened, open] = useState('')
  const close = () => open('')
  return (
    <div className={opened ? styles.beside : styles.split}>
      <div className={styles.column}>
        <ReviewContent review={review} />
        <ReviewCourse review={review} />
      </div>
      <div className={styles.column}>
        {opened ? (
          <Filled
            key={opened}
            action={opened}
            review={review}
            petition={petition}
            todoId={todoId}
            obstacle={rows.find(({ action }) => action === opened)?.reason ?? ''}
            onClose={close}
          />
        ) : (
          <>
            <ActionBar rows={rows} forms={REVIEW_FORMS} onPress={open} />
            <div className={styles.papers}>
              <CreateDocument petition={petition} />
              <PrintReview review={review} petition={petition} />
            </div>
          </>
        )}
      </div>
    </div>
  )
}

interface FilledProps extends WorkProps {
  readonly action: string
  readonly obstacle: string
  readonly onClose: () => void
}

const noteNothing = () => {}

/** The action that is being filled in, once it is known about whom: of the petitioners those who have asked. */
function Filled({ action, review, petition, todoId, obstacle, onClose }: FilledProps) {
  const { data: people } = useCasePeopleQuery({ petitionNo: petition.petitionNo })
  const userName = useDesktop()?.userName ?? ''
  const form = REVIEW_FORMS.get(action)
  const number = useProposedNumber(petition, form)
  if (!people || !number || !form) return <Loading />
  const asked = review.petitioners.map(({ personSeq }) => personSeq)
  const about = {
    petition,
    people: people.filter(({ personSeq }) => asked.includes(personSeq)),
    userName,
    today: formatDay(new Date()),
    proceeding: { id: review.id, version: review.version },
  }
  return (
    <ActionPanel
      form={form}
      about={about}
      before={number}
      todoId={todoId}
      isProxy={false}
      obstacle={obstacle}
      others={[]}
      onDone={onClose}
      onClose={onClose}
      onTyped={noteNothing}
    />
  )
}
