import { describeAction } from './description'
import { refusalFields } from './refusal'

export const notAccept = describeAction({
  code: 'B7',
  place: 170,
  action: 'notAccept',
  name: '不予受理',
  button: 'bl:notAccept',
  note: '经领导批准后出具不予受理告知书，送达后办结。',
  isSubmitted: true,
  fields: refusalFields('不予受理', /^060[1-4]00$/, '02'),
})
