import { describeAction } from './description'
import { noticeFields, noticeLimits, noticeProblems } from './notice'

export const handleSelf = describeAction({
  code: 'C7a',
  place: 130,
  action: 'handleSelf',
  name: '自办',
  button: 'bl:self',
  note: '由本单位自行办理并答复信访人。',
  fields: noticeFields,
  check: noticeProblems,
  limits: noticeLimits,
})
