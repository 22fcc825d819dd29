import { limitName } from '../limits'
import { describeAction } from './description'
import { NO_DAY } from './entries'
import { classified, handedWith, matterOf, mode, receivers } from './handing'

const ASSIGNED = '请调查核实，依法按政策提出处理意见并答复信访人，按期报送办理报告。'

export const assign = describeAction({
  code: 'B5',
  place: 20,
  action: 'assign',
  name: '交办',
  button: 'bl:assign',
  note: '经领导批准后发出；接收单位应在反馈期限内报送办理报告，由本单位认定办结。',
  isSubmitted: true,
  fields: {
    ...classified,
    mode: mode(/^020[1-9]00$/, '020100'),
    receivers,
    reportBy: {
      wire: 'bljzrq',
      label: '反馈期限',
      kind: 'day',
      from: 'tomorrow',
      text: NO_DAY,
      hint: '不得晚于法定受理告知和办结期限之和',
    },
    ...handedWith(about => `现将${matterOf(about)}的信访件交你单位办理。${ASSIGNED}`, [ASSIGNED]),
  },
  limits: [{ label: limitName('K04'), type: 'K04' }],
})
