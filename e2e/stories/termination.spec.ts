import { TERMINATION_TEXTS } from '@portal/shared-lib/contract/rules/termination'
import { act, openPanel } from '../golden/play/act'
import { type Case, deskWith } from '../golden/play/case'
import { againTheSame } from '../golden/play/duplicates'
import { writes } from '../golden/play/entries'
import { LABOUR } from '../golden/play/people'
import { stageIn } from '../golden/play/stage-in'
import {
  explainPaper,
  fileForTermination,
  PLAN,
  passFiling,
  recognise,
  submitFiling,
  undoTermination,
} from '../golden/play/termination'
import { violationsOf } from '../portal/accessibility'
import { callsTo } from '../portal/calls'
import { actionOf, stateIs } from '../portal/case'
import { closedLetter, LABOUR_OFFICE } from '../portal/closed-letter'
import { change } from '../portal/database'
import { expect, LONG, story } from '../portal/stories'

const LETTER = {
  name: '贺戊芷',
  summary: '反映柳岸村修建灌溉渠占用其家承包地，丈量后至今未收到青苗补偿款，请求核实面积并兑付。',
}

const FACTS = '信访人提交了新的丈量记录，原处理意见没有核实该证据。'

/** Nobody has asked for a review in time. */
const OVER = `update matter set appeal_over_at = now() where id in (select matter_id from petition where petition_no = $1)`

story.describe.configure({ mode: 'serial' })

story.describe('a matter that is at its end', LONG, () => {
  let petitionNo = ''

  story('is filed by the unit, whose leaders agree', async ({ signIn, portal }) => {
    petitionNo = await closedLetter(callsTo(portal.address), LETTER, LABOUR_OFFICE)
    await change(portal, OVER, [petitionNo])
    const letter: Case = { stage: stageIn(portal, signIn), petitionNo }
    await fileForTermination(letter, LABOUR)
    const page = await deskWith(letter, LABOUR.clerk)
    expect(await violationsOf(page)).toEqual([])
    await explainPaper(letter, LABOUR, '听证或者救助帮扶记录')
    await submitFiling(letter, LABOUR)
  })

  story('is terminated level by level', async ({ signIn, portal }) => {
    const letter: Case = { stage: stageIn(portal, signIn), petitionNo }
    await passFiling(letter, 'al06', 'al07')
    await recognise(letter, 'zs06', 'zs07')
    const closed = await deskWith(letter, LABOUR.clerk)
    await stateIs(closed, '终结')
    await expect(closed.getByText(`帮扶稳控方案：${PLAN}`)).toBeVisible()
  })

  story('is not taken on again, unless a head states new facts', async ({ signIn, portal }) => {
    const letter: Case = { stage: stageIn(portal, signIn), petitionNo }
    const again = { xfmd: '求决', nrfl: '征地补偿(村内分配)', nrzy: LETTER.summary, tsqq: '请求尽快兑付。' }
    const next = await againTheSame(letter, { name: LETTER.name, plea: again }, `帮扶稳控方案：${PLAN}`)
    const clerk = await deskWith(next, 'zs05')
    await expect(clerk.getByText(TERMINATION_TEXTS.locked).first()).toBeVisible()
    await openPanel(clerk, '不再受理')
    expect(await violationsOf(clerk)).toEqual([])
    await act(next, 'zs06', '认定有新事实', [writes('新的事实和理由', FACTS)])
    await expect(actionOf(await deskWith(next, 'zs05'), '转送')).not.toHaveAttribute('aria-disabled')
  })

  story('is open again where the termination is undone', async ({ signIn, portal }) => {
    const letter: Case = { stage: stageIn(portal, signIn), petitionNo }
    await undoTermination(letter, 'zs06', 'zs07', '发现处理意见书认定的面积有误，应当重新核实。')
    await stateIs(await deskWith(letter, LABOUR.clerk), '已办结')
  })
})
