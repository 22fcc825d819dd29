import { describeAction } from './description'

export const signFor = describeAction({
  code: 'C1',
  place: 70,
  action: 'signFor',
  name: '签收',
  button: 'bl:sign',
  note: '签收后应当在期限内书面告知信访人是否受理。',
  isAtOnce: true,
  fields: {},
})
