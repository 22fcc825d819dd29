import { agreeReturn, draftOpinion, forwardDown, refuseReturn } from '@portal/shared-lib/contract/actions'
import { getCaller } from '../../../fixtures/demo/people/callers'
import { opinion } from '../../../test/answers'
import { useCases } from '../../../test/cases'
import { HOUSING } from '../../../test/dispatches'
import { usePortal } from '../../../test/portal'
import { findPetition } from '../record/scope'
import { digitsOf } from './organisations'

describe('The digits of a region that those of the regions within it begin with', () => {
  it.each([
    ['990000000000', '99'],
    ['990100000000', '9901'],
    ['990121000000', '990121'],
    ['990121106000', '990121106'],
    ['990121106001', '990121106001'],
    ['990121', '990121'],
    ['901000000000', '9010'],
    ['900100000000', '9001'],
    ['990110000000', '990110'],
    ['990121100000', '990121100'],
    ['990121106010', '990121106010'],
  ])('of %s are %s: a level may end in 0', (code, digits) => {
    expect(digitsOf(code)).toBe(digits)
  })
})

describe('Who may know and do what', () => {
  const portal = usePortal({ database: 'demo' })
  const cases = useCases(portal)

  it('of what lies in a region and has come to nobody there its petition department alone', async () => {
    const { petitionNo } = await cases.letter()
    const sees = async (account: string) =>
      (await findPetition(portal.db, { ...getCaller(account), scopes: ['REGION_TREE'] }, petitionNo)) !== undefined
    expect([await sees('al05'), await sees('sd05')]).toEqual([true, true])
    expect([await sees('zj12'), await sees('ld15')]).toEqual([false, false])
    expect(
      await portal.db.selectFrom('organisation').where('id', '=', HOUSING).select('is_petition').execute(),
    ).toEqual([{ is_petition: false }])
  })

  const FORBIDDEN = '您没有此项操作的权限，请联系管理员'
  const REASON = '根据职责分工应由你单位办理。'

  it('is for the roles that the document names, also where others hold the same button', async () => {
    const letter = await cases.letter()
    await portal.db
      .updateTable('post_role')
      .set({ data_scope: 'REGION_TREE' })
      .where('post_id', 'in', ['demo-zs04-1', 'demo-zs10-1', 'demo-al06-1'])
      .execute()
    expect(await letter.refusal('zs04', draftOpinion, opinion())).toBe(FORBIDDEN)
    expect(await letter.refusal('zs10', forwardDown, { mode: '010100', orgId: HOUSING, text: REASON })).toBe(FORBIDDEN)
    await portal.db.updateTable('post_role').set({ role_code: 'R13' }).where('post_id', '=', 'demo-al06-1').execute()
    expect(await letter.refusal('al06', agreeReturn, { text: REASON })).toBe(FORBIDDEN)
    expect(await letter.refusal('al06', refuseReturn, { reason: REASON })).toBe(FORBIDDEN)
  })
})
