import { CLOSING_TEXTS } from '../closing'
import { describeAction } from './description'

export const reopen = describeAction({
  code: 'D12',
  place: 490,
  action: 'reopen',
  name: '重新办理',
  button: 'bl:reopen',
  note: '由原承办单位重新办理，并重新计算期限。',
  fields: {
    ground: {
      wire: 'cbyj',
      label: '重新办理的依据',
      kind: 'choice',
      text: CLOSING_TEXTS.noGround,
      options: [
        ['check', '核查'],
        ['review', '复查复核决定'],
        ['supervision', '督办'],
        ['newFacts', '新的事实'],
      ],
    },
    reason: {
      wire: 'cbly',
      label: '理由',
      kind: 'words',
      min: 10,
      max: 1000,
      rows: 4,
      text: CLOSING_TEXTS.shortReason,
    },
  },
})
