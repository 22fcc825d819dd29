import { SlipPage } from '../../print-dialog/slip-page'
import { useCaseworkColleaguesQuery } from '../api'
import { type Made, petitionerOf } from './slip'

/** 接访登记单: whom a leader has received, and what the leader said. */
export function ReceptionSlip({ made }: { made: Made }) {
  const { reception, summary, request, personCount, extra = {} } = made.values
  const { data = [] } = useCaseworkColleaguesQuery({})
  const leader = data.find(({ personId }) => personId === reception?.leaderId)
  return (
    <SlipPage
      title="领导接访登记单"
      rows={[
        ['信访件编号', made.answer.petitionNo, 'wide'],
        ['接访领导', [leader?.name, leader?.position].filter(Boolean).join('　')],
        ['接访日期', reception?.day],
        ['接访形式', reception?.form],
        ['接访地点', reception?.place],
        ['陪同部门', String(extra.ptbm ?? ''), 'wide'],
        ['来访人', petitionerOf(made)],
        ['来访人数', `${personCount} 人`],
        ['反映事项', summary, 'wide'],
        ['诉求', request, 'wide'],
        ['领导批示意见', reception?.instruction, 'wide'],
        ['办结时限', reception?.dueOn],
        ['接访结果', String(extra.jfjg ?? '')],
      ]}
      signs={['接访领导', '来访人', '记录人']}
    />
  )
}
