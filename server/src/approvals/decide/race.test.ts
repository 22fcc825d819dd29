import { errors } from '@portal/shared-lib/contract/errors'
import { usingApprovals } from '../../../test/approvals'
import { usePortal } from '../../../test/portal'

const ROUNDS = 10

describe('Two who decide at once', () => {
  const portal = usePortal({ database: 'demo' })
  const { submitted, decided, asked, told, hire, audits, steps } = usingApprovals(portal)

  beforeAll(async () => void (await hire('xin07', 'zs07', '柏甲川')))

  const NAMES: Readonly<Record<string, string>> = { 'demo-zs07': '郑庚榆', 'demo-xin07': '柏甲川' }

  it('are one who has decided and one who is told by whom', async () => {
    for (let round = 0; round < ROUNDS; round++) {
      const { id, petitionId } = await submitted('leader')
      const back = { decision: 'back', opinion: '不同意' } as const
      const answers = await Promise.all([
        decided('zs07', id, { version: 1 }),
        decided('xin07', id, { version: 1, ...back }),
      ])
      const lost = answers.filter(({ code }) => code !== 0)
      const winner = NAMES[told.at(-1)?.decider.personId ?? ''] ?? ''
      expect(lost).toEqual([expect.objectContaining({ code: errors.changedMeanwhile.code })])
      expect(lost[0]?.message).toContain(`该事项已由${winner}于`)
      expect(told.filter(one => one.id === id)).toHaveLength(1)
      expect(await audits(id)).toHaveLength(1)
      expect((await steps(petitionId)).filter(({ action }) => action.startsWith('审批'))).toHaveLength(1)
      expect(await asked(id)).toEqual([])
    }
  })
})
