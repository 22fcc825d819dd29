import { describeAction } from './description'
import { CHOOSE_UNIT, officeWords } from './entries'
import { MOST_RECEIVERS } from './handing'

export const coHandle = describeAction({
  code: 'C8',
  place: 260,
  action: 'coHandle',
  name: '协办',
  button: 'bl:coHandle',
  note: '协办单位在期限内答复，由本单位汇总并答复信访人。',
  fields: {
    orgIds: {
      wire: 'dwList',
      label: '协办单位',
      kind: 'units',
      place: 'aside',
      hasLead: false,
      most: MOST_RECEIVERS,
      text: CHOOSE_UNIT,
    },
    text: officeWords({
      wire: 'xbsx',
      label: '协办事项',
      min: 1,
      max: 1000,
      rows: 4,
      phrases: ['请提供与信访事项有关的审批、检查情况及处理意见。'],
    }),
    dueOn: {
      wire: 'bljzrq',
      label: '协办期限',
      kind: 'day',
      from: 'tomorrow',
      hint: '不填的，为本单位剩余期限的一半，最长15日',
    },
  },
})
