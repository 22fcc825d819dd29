import { withdraw } from '@portal/shared-lib/contract/approvals'
import { errors } from '@portal/shared-lib/contract/errors'
import { usingApprovals } from '../../../test/approvals'
import { usePortal } from '../../../test/portal'
import { endPendingApprovals } from './end-pending'

describe('Taking back', () => {
  const portal = usePortal({ database: 'demo' })
  const { submitted, decided, asked, told, steps, audits, tokenOf, read } = usingApprovals(portal)

  const takeBack = async (account: string, approvalId: string) =>
    portal.ask(withdraw, { approvalId }, { token: await tokenOf(account) })

  it('is possible while nobody has decided', async () => {
    const { id, petitionId } = await submitted('long')
    expect(await takeBack('zs05', id)).toEqual({ code: 0, message: '', data: null })
    expect(await asked(id)).toEqual([])
    expect(told.at(-1)).toMatchObject({ what: 'returned', id, state: 'withdrawn' })
    expect((await steps(petitionId)).at(-1)).toMatchObject({ action: '撤回送审', person_id: 'demo-zs05' })
    expect(await audits(id)).toMatchObject([{ action: '撤回送审' }])
    expect((await read('zs05', id)).data).toMatchObject({ state: 'withdrawn', stateName: '已撤回', mayWithdraw: false })
  })

  it('leaves nothing to decide, and says who has taken it back', async () => {
    const { id } = await submitted('short')
    portal.clock.stopAt('2026-11-20T10:00:00+08:00')
    await takeBack('zs05', id)
    portal.clock.reset()
    expect(await decided('zs06', id)).toMatchObject({
      code: errors.changedMeanwhile.code,
      message: '该事项已由周戊汀于2026-11-20 10:00:00处理，请刷新',
    })
    expect(await takeBack('zs05', id)).toMatchObject({ code: errors.changedMeanwhile.code })
  })

  it('is over with the first decision', async () => {
    const { id } = await submitted('long')
    await decided('zs06', id)
    const { code, message } = await takeBack('zs05', id)
    expect([code, message]).toEqual([errors.changedMeanwhile.code, expect.stringContaining('吴己莲')])
    expect(await asked(id)).toEqual(['zs07'])
  })

  it.each(['zs06', 'zs01', 'al05', 'sys91'])('is not for %s', async account => {
    const { id } = await submitted('short')
    expect(await takeBack(account, id)).toMatchObject({ code: errors.notFound.code })
    expect(await asked(id)).toEqual(['zs06'])
  })

  it('happens by itself where the petition comes to its end', async () => {
    const { id, petitionId } = await submitted('short')
    const choice = { provinceCode: '99', petitionId }
    await endPendingApprovals(portal.db, { ...choice, but: ['test.short'] }, { at: new Date(), personId: null })
    expect(await asked(id)).toEqual(['zs06'])
    await endPendingApprovals(portal.db, choice, { at: new Date(), personId: null })
    expect(await asked(id)).toEqual([])
    expect(await decided('zs06', id)).toMatchObject({ code: errors.changedMeanwhile.code })
  })
})
