import { describeAction } from './description'
import { refusalFields } from './refusal'

export const noFurther = describeAction({
  code: 'B7a',
  place: 180,
  action: 'noFurther',
  name: '不再受理',
  button: 'bl:noFurther',
  note: '经领导批准后出具不再受理告知书，送达后办结。',
  isSubmitted: true,
  fields: refusalFields('不再受理', /^070[1-4]00$/, '03'),
})
