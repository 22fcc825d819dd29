import { ANSWER_TEXTS } from '../answer'
import { describeAction, type Subject } from './description'
import { documentNo } from './entries'

export const mediate = describeAction({
  code: 'C14',
  place: 220,
  action: 'mediate',
  name: '调解或和解',
  button: 'bl:report',
  note: '双方签订协议后登记，送达协议书后办结。',
  fields: {
    kind: {
      wire: 'wslx',
      label: '协议类型',
      kind: 'choice',
      text: ANSWER_TEXTS.noAgreement,
      options: [
        ['13', '调解协议书'],
        ['14', '和解协议书'],
      ],
      initial: () => '13',
    },
    documentNo: documentNo('13'),
    fileId: { wire: 'fjid', label: '协议书', kind: 'file', text: ANSWER_TEXTS.noAgreement },
    petitionerSide: {
      wire: 'xyjf',
      label: '信访人一方',
      kind: 'line',
      min: 1,
      max: 100,
      text: ANSWER_TEXTS.noParties,
      initial: ({ petition }: Subject) => petition.petitioner,
    },
    otherSide: { wire: 'xyyf', label: '另一方', kind: 'line', min: 1, max: 100, text: ANSWER_TEXTS.noParties },
    signedOn: {
      wire: 'qdrq',
      label: '签订日期',
      kind: 'day',
      until: 'today',
      text: ANSWER_TEXTS.noParties,
      initial: ({ today }: Subject) => today,
    },
    text: { wire: 'xynr', label: '协议主要内容', kind: 'words', max: 2000, rows: 4 },
  },
})
