import { routeElsewhere as call } from '@portal/shared-lib/contract/actions'
import { ANSWER_TEXTS } from '@portal/shared-lib/contract/rules/answer'
import { STATE } from '../../petitions/record/states'
import { DOCUMENT, issueDocument } from '../documents/documents'
import { defineAction } from '../engine/action'
import { stop } from '../engine/clocks'
import { chosenCode } from '../engine/codes'
import { changePetition, type Work } from '../engine/work'
import { beginHandling } from './acceptance'
import { ENDING_KINDS, issueAnswer } from './issue-answer'

export const routeElsewhere = defineAction<typeof call>({
  call,
  relation: 'holder',
  takesOn: true,
  from: [STATE.registered, STATE.signed],
  leadOnly: true,
  todos: ['sort', 'accept', 'instructed'],
  check: async (work, { route }) => {
    await routeName(work, route)
  },
  async perform(work, { documentNo, route, guidance, isOwn }) {
    const document = { type: DOCUMENT.reply, documentNo, content: { route, guidance } }
    changePetition(work, { statutory_route: route })
    if (isOwn) {
      await issueDocument(work, { ...document, issuedAt: work.at })
      await beginHandling(work, { acceptedAt: work.at })
    } else {
      await stop(work, work.step, '导入其他程序', ['K01', 'K02', 'K03'])
      await issueAnswer(work, { ...document, closeType: ENDING_KINDS.routed })
    }
    return { text: `${await routeName(work, route)}：${guidance}` }
  },
})

const routeName = ({ db }: Work, route: string) => chosenCode(db, 'DM_DRTJ', route, ANSWER_TEXTS.noRoute)
