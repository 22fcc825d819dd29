import { reopen, withdraw } from '@portal/shared-lib/contract/actions'
import { stage } from '@portal/shared-lib/contract/files'
import * as reviews from '@portal/shared-lib/contract/reviews'
import { answering, delivered, TODAY } from '../../test/answers'
import { type TestCase, useCases } from '../../test/cases'
import { PDF } from '../../test/contents'
import { usePortal } from '../../test/portal'
import { DECISION, reviewing } from '../../test/reviews'

const FOUND = { ground: 'newFacts', reason: '督查发现补偿款未足额兑付。' } as const

describe('A review whose petition is handled again and then ends otherwise', () => {
  const portal = usePortal({ database: 'demo' })
  const cases = useCases(portal)
  const { closed } = answering(portal, cases)
  const { registered, decideAs } = reviewing(portal, cases)

  beforeEach(() => portal.clock.stopAt(`${TODAY}T09:00:00+08:00`))
  afterAll(() => portal.clock.reset())

  async function takeBack(letter: TestCase): Promise<void> {
    await letter.act('zs06', reopen, FOUND)
    const token = await cases.tokenOf('zs05')
    const paper = await portal.answerTo(stage, {}, { token, file: { name: '撤回书.pdf', content: PDF } })
    await letter.act('zs05', withdraw, { fileIds: [paper] })
    expect(await letter.state()).toBe('94')
  }

  it('goes on with its limit', async () => {
    const letter = await closed()
    const review = await registered(letter)
    await review.act('al09', reviews.askSupplement, { text: '请补充授权委托书。' })
    await takeBack(letter)
    expect(await letter.clocks()).toEqual(['K18'])
    expect(await letter.todos()).toEqual(['review demo-al09'])
    await review.act('al09', reviews.supplemented, {})
    expect(await letter.clocks()).toEqual(['K10', 'K19'])
  })

  it('goes on before the leaders', async () => {
    const letter = await closed()
    const review = await registered(letter)
    await review.act('al09', reviews.accept, {})
    await review.act('al09', reviews.draft, { conclusion: '1', ...DECISION })
    await takeBack(letter)
    expect(await letter.todos()).toEqual(['reviewApproval demo-al07'])
    await decideAs('al07')
    expect(await review.act('al09', reviews.deliver, delivered())).toMatchObject({ state: '8' })
  })
})
