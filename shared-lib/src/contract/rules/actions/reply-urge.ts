import { describeAction } from './description'
import { officeWords } from './entries'

export const replyUrge = describeAction({
  code: 'G2',
  place: 340,
  action: 'replyUrge',
  name: '催办回复',
  button: '',
  note: '回复送催办单位。',
  fields: {
    reply: officeWords({
      wire: 'hfnr',
      label: '回复内容',
      min: 1,
      max: 500,
      rows: 3,
      phrases: ['已联系信访人，正在调查核实，将按期答复。'],
    }),
  },
})
