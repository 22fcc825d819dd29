import { describeAction } from './description'
import { reason } from './entries'
import { flagKind } from './flag'

export const liftFlag = describeAction({
  code: 'A13b',
  place: 560,
  action: 'liftFlag',
  name: '解除标记',
  button: 'xfj:edit',
  note: '经核实情况已消除的，解除标记。',
  isGrave: true,
  fields: { kind: flagKind, reason: reason('jcly') },
})
