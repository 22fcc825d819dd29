import { limitName } from '../limits'
import { SIMPLE_CONDITIONS, SIMPLE_GROUNDS, SIMPLE_TEXTS, simpleProblems } from '../simple'
import { describeAction } from './description'

const condition = (wire: string, label: string) =>
  ({ wire, label, kind: 'point', text: SIMPLE_TEXTS.unmet(label) }) as const

const ground = (wire: string, label: string) => ({ wire, label: `适用情形：${label}`, kind: 'point' }) as const

export const acceptSimple = describeAction({
  code: 'C10',
  place: 150,
  action: 'acceptSimple',
  name: '简易受理',
  button: 'bl:accept',
  note: '符合全部条件和至少一项适用情形的，10个工作日内办结，无需出具受理告知书。',
  fields: {
    isFirst: condition('cxbz', SIMPLE_CONDITIONS.isFirst),
    isClear: condition('sshqbz', SIMPLE_CONDITIONS.isClear),
    isUndisputed: condition('wzybz', SIMPLE_CONDITIONS.isUndisputed),
    isQuestion: ground('zxbz', SIMPLE_GROUNDS.isQuestion),
    isSuggestion: ground('jybz', SIMPLE_GROUNDS.isSuggestion),
    isThanks: ground('gxbz', SIMPLE_GROUNDS.isThanks),
    isUrgent: ground('jxbz', SIMPLE_GROUNDS.isUrgent),
    isPromised: ground('cnbz', SIMPLE_GROUNDS.isPromised),
  },
  check: ticked => simpleProblems(ticked).filter(({ field }) => field === 'isQuestion'),
  limits: [{ label: limitName('K08'), type: 'K08' }],
})
