import { CLOSING_TEXTS } from '../closing'
import { describeAction, textOf, type Values } from './description'

const score = (wire: string, label: string) =>
  ({ wire, label, kind: 'number', min: 0, max: 100, unit: '分', text: CLOSING_TEXTS.unscored }) as const

/** Whoever is told to do it again is told why, in so many words. */
const SHORTEST_REASON = 10

export const checkClosing = describeAction({
  code: 'D11',
  place: 460,
  action: 'checkClosing',
  name: '办结核查',
  button: 'bl:check',
  note: '逐项打分并作出结论；未通过的应写明发现的问题。',
  instead: ['recordCallback', 'proposeSupervision'],
  fields: {
    procedure: score('cxdf', '程序'),
    substance: score('stdf', '实体'),
    delivery: score('sddf', '送达'),
    evaluation: score('pjdf', '评价'),
    result: {
      wire: 'hcjl',
      label: '核查结论',
      kind: 'choice',
      text: CLOSING_TEXTS.noResult,
      options: [
        ['passed', '通过'],
        ['correct', '限期整改'],
        ['redo', '重新办理'],
      ],
    },
    findings: {
      wire: 'hcwt',
      label: '发现的问题',
      kind: 'words',
      min: 1,
      max: 1000,
      rows: 4,
      text: CLOSING_TEXTS.noFinding,
      when: ({ result }: Values) => result === 'correct' || result === 'redo',
    },
  },
  check: ({ result, findings }) => {
    const isShort = result === 'redo' && textOf(findings).trim().length < SHORTEST_REASON
    return isShort ? [{ field: 'findings', text: CLOSING_TEXTS.shortReason }] : []
  },
})
