import { CLOSING_TEXTS } from '../closing'
import { describeAction, type Values } from './description'

export const evaluate = describeAction({
  code: 'D9',
  place: 440,
  action: 'evaluate',
  name: '群众评价',
  button: 'pj:callback',
  note: '按信访人的答复如实登记；不满意的由登记单位核实。',
  fields: {
    side: {
      wire: 'pjdx',
      label: '评价对象',
      kind: 'choice',
      text: CLOSING_TEXTS.noRating,
      options: [
        ['unit', '责任单位'],
        ['bureau', '信访部门'],
      ],
    },
    value: {
      wire: 'myd',
      label: '满意度',
      kind: 'code',
      table: 'DM_MYD',
      codes: ['0', '1', '3'],
      text: CLOSING_TEXTS.noRating,
    },
    reasons: {
      wire: 'bmyyy',
      label: '不满意原因',
      kind: 'codes',
      table: 'DM_BMYYY',
      most: 9,
      text: CLOSING_TEXTS.noCause,
      when: ({ value }: Values) => value === '3',
    },
    text: {
      wire: 'pjnr',
      label: '评价内容',
      kind: 'words',
      max: 500,
      rows: 3,
      tooLong: '评价内容不能超过500个字',
      isQuoted: true,
    },
    channel: {
      wire: 'pjqd',
      label: '评价渠道',
      kind: 'code',
      table: 'DM_PJQD',
      text: CLOSING_TEXTS.noChannel,
      initial: () => '1',
    },
  },
})
