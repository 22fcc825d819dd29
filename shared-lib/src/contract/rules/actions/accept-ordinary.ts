import { describeAction } from './description'
import { noticeFields, noticeLimits, noticeProblems } from './notice'

export const acceptOrdinary = describeAction({
  code: 'C7b',
  place: 140,
  action: 'acceptOrdinary',
  name: '转普通程序',
  button: 'bl:accept',
  note: '不符合简易办理条件的转为普通程序，办结期限自受理之日起计算。',
  fields: noticeFields,
  check: noticeProblems,
  limits: noticeLimits,
})
