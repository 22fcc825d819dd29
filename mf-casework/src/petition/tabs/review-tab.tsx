import { Section } from '@portal/shared-lib/page'
import { ClockList } from '../clocks/clock-list'
import type { TabProps } from './tab-props'

/** Limits of asking for a review and a re-review, and of handling them. */
const REVIEWING = ['K09', 'K10', 'K11', 'K12', 'K19']

/** Until when the petitioner can ask for a review, and how far one is. */
export default function ReviewTab({ petition: { petitionNo } }: TabProps) {
  return (
    <Section title="复查复核期限">
      <ClockList petitionNo={petitionNo} types={REVIEWING} hint="处理意见送达后，信访人可在30日内请求复查" />
    </Section>
  )
}
