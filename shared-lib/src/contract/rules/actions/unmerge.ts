import { describeAction } from './description'
import { reason } from './entries'

export const unmerge = describeAction({
  code: 'A11b',
  place: 530,
  action: 'unmerge',
  name: '撤销并案',
  button: 'xfj:unmerge',
  note: '撤销后本件单独办理，原期限连续计算。',
  isGrave: true,
  fields: { reason: reason('cxly') },
})
