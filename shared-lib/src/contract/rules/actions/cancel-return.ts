import { describeAction } from './description'

export const cancelReturn = describeAction({
  code: 'C2a',
  place: 90,
  action: 'cancelReturn',
  name: '撤销退回',
  button: 'bl:return',
  note: '发出单位尚未处理的，撤销后由本单位继续办理。',
  fields: {},
})
