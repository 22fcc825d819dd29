import { describeAction } from './description'
import { rejectionFields } from './rejection'

export const sendReportBack = describeAction({
  code: 'D7',
  place: 400,
  action: 'sendReportBack',
  name: '退回重办',
  button: 'bl:reportBack',
  note: '退回承办单位重新办理，并确定新的反馈期限。',
  instead: ['acceptReport'],
  fields: rejectionFields,
})
