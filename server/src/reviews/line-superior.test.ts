import { registerReview } from '@portal/shared-lib/contract/actions'
import { approvals } from '@portal/shared-lib/contract/approvals'
import * as counters from '@portal/shared-lib/contract/counters'
import * as reviews from '@portal/shared-lib/contract/reviews'
import { answering, delivered, TODAY } from '../../test/answers'
import { useCases } from '../../test/cases'
import { createPerson } from '../../test/factories'
import { usePortal } from '../../test/portal'
import { application, DECISION, reviewing } from '../../test/reviews'

/** 省人力资源和社会保障厅, above the city's 人力资源和社会保障局 in its line. */
const LINE_SUPERIOR = '990000000-rs'
const ROLES = ['R10', 'R12', 'R13', 'R14'] as const

describe('A review by the line superior of whoever has decided', () => {
  const portal = usePortal({ database: 'demo' })
  const cases = useCases(portal)
  const { closed } = answering(portal, cases)
  const { registered, decideAs } = reviewing(portal, cases)

  beforeAll(async () => {
    portal.clock.stopAt(`${TODAY}T09:00:00+08:00`)
    for (const role of ROLES) await createPerson(portal.db, { id: role, organisations: [LINE_SUPERIOR], roles: [role] })
  })
  afterAll(() => portal.clock.reset())

  const waiting = async (account: string) => {
    const { list } = await portal.answerTo(
      approvals,
      { todoType: 'reviewApproval' },
      { token: await cases.tokenOf(account) },
    )
    return list.length
  }

  it('is carried on by its own R10, and decided by its heads, each of whom is shown that it waits', async () => {
    const letter = await closed()
    const review = await registered(letter, {}, 'R10')
    await review.act('R10', reviews.accept, {})
    await review.act('R10', reviews.draft, { conclusion: '3', ...DECISION })
    for (const head of ['R13', 'R14']) {
      expect(await waiting(head)).toBe(1)
      const token = await cases.tokenOf(head)
      expect(await portal.answerTo(counters.reviewApprovals, {}, { token })).toMatchObject({ total: 1 })
      await decideAs(head)
    }
    expect(await review.row()).toMatchObject({ state: '7', conclusion: '3', org_id: LINE_SUPERIOR })
    expect(await letter.state()).toBe('65')
    expect(await review.act('R10', reviews.deliver, delivered())).toMatchObject({ state: '8' })
  })

  it('is nobody else’s there', async () => {
    const letter = await closed()
    for (const account of ['R12', 'R13', 'R14'])
      expect(await letter.refusal(account, registerReview, application())).toMatch(/没有此项操作的权限|无权查看/)
  })
})
