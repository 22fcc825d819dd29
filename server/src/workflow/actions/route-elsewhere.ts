import { routeElsewhere as call } from '@portal/shared-lib/contract/answer'
import { ANSWER_TEXTS } from '@portal/shared-lib/contract/rules/answer'
import { STATE } from '../../petitions/record/states'
import { beginHandling } from '../acceptance'
import { defineAction } from '../action'
import { stop } from '../clocks'
import { chosenCode } from '../codes'
import { DOCUMENT, issueDocument } from '../documents'
import { ENDING_KINDS, issueAnswer } from '../issue-answer'
import { changePetition, type Work } from '../work'

export const routeElsewhere = defineAction<typeof call>({
  call,
  relation: 'holder',
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
