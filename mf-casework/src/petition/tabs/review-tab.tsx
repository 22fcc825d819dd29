import { Section } from '@portal/shared-lib/page'
import { useReviewsOfPetitionQuery } from '../../review-rows/api'
import { ReviewTable } from '../../review-rows/review-table'
import { ClockList } from '../clocks/clock-list'
import type { TabProps } from './tab-props'

/** Limits of asking for a review and a re-review, and of handling them. */
const REVIEWING = ['K09', 'K10', 'K11', 'K12', 'K18', 'K19', 'K22']

/** The reviews of the petition, until when the petitioner can ask for one, and how far one is. */
export default function ReviewTab({ petition: { petitionNo } }: TabProps) {
  const { data: reviews = [] } = useReviewsOfPetitionQuery({ petitionNo }, { refetchOnMountOrArgChange: true })
  return (
    <>
      {reviews.length > 0 && (
        <Section title="复查复核">
          <ReviewTable reviews={reviews} isOfPetition />
        </Section>
      )}
      <Section title="复查复核期限">
        <ClockList petitionNo={petitionNo} types={REVIEWING} hint="处理意见送达后，信访人可在30日内请求复查" />
      </Section>
    </>
  )
}
