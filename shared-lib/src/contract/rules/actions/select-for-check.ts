import { describeAction } from './description'

export const selectForCheck = describeAction({
  code: 'D10',
  place: 450,
  action: 'selectForCheck',
  name: '抽取核查',
  button: 'bl:check',
  note: '抽取本件进行办结核查。',
  fields: {},
})
