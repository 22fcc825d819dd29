import { acceptSimple as call } from '@portal/shared-lib/contract/answer'
import { refuseRule } from '../../http/refusal'
import { beginHandling } from '../acceptance'
import { defineAction, type Situation } from '../action'
import { STATE } from '../states'

const ACCUSATION = '2'
const LITIGATION = /^31/

export const acceptSimple = defineAction<typeof call>({
  code: 'C10',
  name: '简易受理',
  call,
  button: 'bl:accept',
  relation: 'holder',
  from: [STATE.registered, STATE.signed],
  leadOnly: true,
  todos: ['accept', 'sort', 'instructed'],
  blocked: whyNot,
  async check(_work, { isFirst, isClear, isUndisputed }) {
    if (!isFirst || !isClear || !isUndisputed) refuseRule('不符合简易办理条件，请按普通程序受理')
  },
  async perform(work) {
    await beginHandling(work, { acceptedAt: work.at, clock: 'K08' })
    return {}
  },
})

function whyNot({ file: { petition } }: Situation): string | undefined {
  const { legal_class: legalClass, statutory_route: route, flags } = petition
  const isUnfit = legalClass === ACCUSATION || LITIGATION.test(route) || flags.includes('litigation')
  return isUnfit ? '检举控告和涉法涉诉事项不适用简易办理' : undefined
}
