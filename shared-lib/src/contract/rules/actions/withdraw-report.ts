import { describeAction } from './description'

export const withdrawReport = describeAction({
  code: 'D5a',
  place: 380,
  action: 'withdrawReport',
  name: '撤回报告',
  button: 'bl:report',
  note: '交办单位尚未签收的，可以撤回后修改重报。',
  isGrave: true,
  fields: {},
})
