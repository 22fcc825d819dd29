import { describeAction } from './description'
import { classified, HANDED, handedWith, matterOf, mode, receivers } from './handing'

export const transfer = describeAction({
  code: 'B4',
  place: 10,
  action: 'transfer',
  name: '转送',
  button: 'bl:transfer',
  note: '接收单位签收后由其负责办理和答复，本单位不再收取办理报告。',
  fields: {
    ...classified,
    mode: mode(/^010[1-9]00$/, '010100'),
    receivers,
    ...handedWith(about => `现将${matterOf(about)}的信访件转送你单位，${HANDED[0]}`, HANDED),
  },
})
