import { describeAction } from './description'
import { reason } from './entries'

export const undoDirectClosing = describeAction({
  code: 'F2',
  place: 590,
  action: 'undoDirectClosing',
  name: '撤销办结',
  button: 'bl:file',
  note: '办结人当日可以撤销，之后由处(科)长撤销；原期限连续计算。',
  isGrave: true,
  fields: { reason: reason('cxly') },
})
