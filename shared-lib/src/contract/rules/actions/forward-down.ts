import { describeAction } from './description'
import { CHOOSE_UNIT } from './entries'
import { HANDED, handedWith, matterOf, mode } from './handing'

export const forwardDown = describeAction({
  code: 'C6',
  place: 30,
  action: 'forwardDown',
  name: '转下级',
  button: 'bl:transfer',
  note: '下级单位签收后由其办理；交办件只能继续交办，应填写反馈期限。',
  fields: {
    mode: mode(/^0[12]0[1-9]00$/, '010200'),
    orgId: { wire: 'dwid', label: '接收单位', kind: 'unit', place: 'below', text: CHOOSE_UNIT },
    reportBy: { wire: 'bljzrq', label: '反馈期限', kind: 'day', from: 'tomorrow', hint: '交办件必填，转送件不填' },
    ...handedWith(about => `现将${matterOf(about)}的信访件转你单位，${HANDED[0]}`, HANDED),
  },
})
