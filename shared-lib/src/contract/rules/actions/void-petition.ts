import { describeAction } from './description'
import { reason } from './entries'

export const voidPetition = describeAction({
  code: 'A12',
  place: 540,
  action: 'voidPetition',
  name: '作废',
  button: 'xfj:void',
  note: '登记错误的信访件作废后，编号不再使用。',
  isGrave: true,
  fields: { reason: reason('zfyy', '作废理由', '请填写不少于10个字的作废理由') },
})
