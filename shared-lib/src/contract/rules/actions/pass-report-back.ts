import { describeAction } from './description'
import { rejectionFields } from './rejection'

export const passReportBack = describeAction({
  code: 'D7a',
  place: 410,
  action: 'passReportBack',
  name: '退回下级重办',
  button: 'bl:reportBack',
  note: '将上级退回的报告退给下级单位重新办理。',
  fields: rejectionFields,
})
