import { describeAction, type Subject, type Values } from './description'
import { documentNo, NO_DAY } from './entries'

/** DM_SDFS 邮寄, 留置, 公告: what is answered on paper. */
const WRITTEN = ['1', '4', '5']

export const reply = describeAction({
  code: 'B6',
  place: 160,
  action: 'reply',
  name: '直接回复',
  button: 'bl:reply',
  note: '当场或直接答复信访人后办结，不再转交其他单位。',
  fields: {
    reply: {
      wire: 'hfgznr',
      label: '回复内容',
      kind: 'words',
      min: 10,
      max: 2000,
      rows: 6,
      text: '回复内容不少于10个字',
    },
    deliveryMode: {
      wire: 'sdfs',
      label: '回复方式',
      kind: 'code',
      table: 'DM_SDFS',
      text: '请登记回复方式和送达日期',
      initial: () => '0',
    },
    deliveredOn: {
      wire: 'sdrq',
      label: '送达日期',
      kind: 'day',
      until: 'today',
      text: NO_DAY,
      initial: ({ today }: Subject) => today,
    },
    documentNo: { ...documentNo('07'), when: ({ deliveryMode }: Values) => WRITTEN.includes(String(deliveryMode)) },
  },
})
