import { useDesktop } from '@portal/shared-lib'
import { SlipPage } from '../../print-dialog/slip-page'
import { type Made, petitionerOf } from './slip'

/** 接谈卡: what was said, to be signed by both. */
export function InterviewCard({ made }: { made: Made }) {
  const { interview = {}, summary, personCount, petitionDate } = made.values
  return (
    <SlipPage
      title="来访接谈卡"
      rows={[
        ['信访件编号', made.answer.petitionNo, 'wide'],
        ['来访人', petitionerOf(made)],
        ['来访人数', `${personCount} 人`],
        ['来访日期', petitionDate],
        ['接谈室', interview.room],
        ['接谈时间', [interview.startedAt, interview.endedAt].filter(Boolean).join('至')],
        ['接谈人', useDesktop()?.userName, 'wide'],
        ['反映事项', summary, 'wide'],
        ['接谈记录', interview.record, 'wide'],
        ['当场答复', interview.answer, 'wide'],
      ]}
      signs={['来访人', '接谈人']}
    />
  )
}
