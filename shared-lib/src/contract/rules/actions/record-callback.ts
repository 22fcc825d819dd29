import { CALLBACK_WAYS, CLOSING_TEXTS } from '../closing'
import { describeAction, type Subject, textOf } from './description'
import { NO_DAY } from './entries'

export const recordCallback = describeAction({
  code: 'D16',
  place: 470,
  action: 'recordCallback',
  name: '回访',
  button: 'bl:check',
  note: '如实登记核查期间对信访人的回访，供作出核查结论时参考。',
  fields: {
    calledOn: {
      wire: 'hfrq',
      label: '回访日期',
      kind: 'day',
      until: 'today',
      text: NO_DAY,
      initial: ({ today }: Subject) => today,
    },
    way: {
      wire: 'hffs',
      label: '回访方式',
      kind: 'choice',
      text: CLOSING_TEXTS.noWay,
      options: [
        ['phone', CALLBACK_WAYS.phone],
        ['visit', CALLBACK_WAYS.visit],
        ['meeting', CALLBACK_WAYS.meeting],
      ],
      initial: () => 'phone',
    },
    value: {
      wire: 'myd',
      label: '是否满意',
      kind: 'code',
      table: 'DM_MYD',
      codes: ['0', '1', '3'],
      text: CLOSING_TEXTS.noSatisfaction,
    },
    note: {
      wire: 'hfqk',
      label: '回访情况',
      kind: 'words',
      max: 500,
      rows: 3,
      tooLong: '回访情况不能超过500个字',
      isQuoted: true,
    },
  },
  check: ({ value, note }) =>
    value === '3' && !textOf(note).trim() ? [{ field: 'note', text: CLOSING_TEXTS.noComplaint }] : [],
})
