import { describeAction } from './description'
import { noticeFields, noticeLimits, noticeProblems } from './notice'

export const accept = describeAction({
  code: 'C7',
  place: 120,
  action: 'accept',
  name: '受理告知',
  button: 'bl:accept',
  note: '告知信访人已受理；办结期限自告知书出具之日起计算。',
  fields: noticeFields,
  check: noticeProblems,
  limits: noticeLimits,
})
