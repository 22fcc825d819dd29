import { errors } from '@portal/shared-lib/contract/errors'
import { petition, registerLetter, timeline } from '@portal/shared-lib/contract/petitions'
import { claim } from '@portal/shared-lib/contract/todos'
import { type LetterArgs, letterArgs } from '../../../test/letters'
import { usePortal } from '../../../test/portal'

const FULL = {
  petitioner: '冯丙莲',
  idCard: '990121197003051231',
  mobile: '11012340001',
  address: '安澜市石渡县荷塘镇柳岸村12号',
}
const MASKED = {
  petitioner: '冯*莲',
  idCard: '990121********1231',
  mobile: '110****0001',
  address: '安澜市石渡县荷塘镇***',
}

describe('A case', () => {
  const portal = usePortal({ database: 'demo' })

  const tokens = new Map<string, string>()
  async function tokenOf(account: string): Promise<string> {
    const token = tokens.get(account) ?? (await portal.signInAs(account))
    tokens.set(account, token)
    return token
  }

  const register = async (account: string, more: Partial<LetterArgs> = {}) =>
    portal.answerTo(registerLetter, letterArgs(more), { token: await tokenOf(account) })
  const open = async (account: string, petitionNo: string) =>
    portal.ask(petition, { petitionNo }, { token: await tokenOf(account) })

  it('is for those with a session', async () => {
    const { petitionNo } = await register('zs01')
    expect(await portal.ask(petition, { petitionNo })).toMatchObject({ code: errors.sessionEnded.code })
    expect(await portal.ask(timeline, { petitionNo })).toMatchObject({ code: errors.sessionEnded.code })
  })

  it('is not found by a number of another length', async () => {
    expect((await open('zs01', 'LX99')).message).toBe('信访件编号应为20个字符')
  })

  it.each(['rs12', 'al05', 'sd05', 'sys91'])(
    'of another organisation is for %s, who guesses its number, as if there were none',
    async account => {
      const { petitionNo } = await register('zs01')
      const token = await tokenOf(account)
      const none = { code: errors.notFound.code, message: '信访件不存在或您无权查看', data: null }
      for (const call of [petition, timeline]) {
        expect(await portal.ask(call, { petitionNo }, { token })).toEqual(none)
        expect(await portal.ask(call, { petitionNo: 'LX990000000000000000' }, { token })).toEqual(none)
      }
    },
  )

  it('shows no case to an officer of the platform, though the organisation registered it', async () => {
    const { petitionNo } = await register('zs01')
    await portal.db.updateTable('post_role').set({ role_code: 'R92' }).where('post_id', '=', 'demo-zs02-1').execute()
    expect((await open('zs02', petitionNo)).code).toBe(errors.notFound.code)
    expect((await open('zs03', petitionNo)).code).toBe(0)
  })

  it('is in full for the department while nobody has claimed it', async () => {
    const { petitionNo } = await register('zs01')
    expect((await open('zs05', petitionNo)).data).toMatchObject(FULL)
    expect((await open('zs03', petitionNo)).data).toMatchObject(MASKED)
  })

  it('is in full for who claimed it, and masked for everybody else from then on', async () => {
    const { petitionNo, todoId } = await register('zs01')
    await portal.answerTo(claim, { todoId }, { token: await tokenOf('zs05') })
    expect((await open('zs05', petitionNo)).data).toMatchObject(FULL)
    expect((await open('zs01', petitionNo)).data).toMatchObject(MASKED)
    expect((await open('zs06', petitionNo)).data).toMatchObject(MASKED)
  })

  it('is masked for who claimed it once the work is done', async () => {
    const { petitionNo, todoId } = await register('zs01')
    await portal.answerTo(claim, { todoId }, { token: await tokenOf('zs05') })
    await portal.db.updateTable('todo').set({ done_at: new Date() }).where('id', '=', todoId).execute()
    expect((await open('zs05', petitionNo)).data).toMatchObject(MASKED)
  })

  it('stays open to an organisation whose to-do on it is done', async () => {
    const { petitionNo, todoId } = await register('zs01')
    const department = { org_id: '990100000-rs', dept_id: '990100000-rs-3' }
    await portal.db
      .updateTable('todo')
      .set({ ...department, done_at: new Date() })
      .where('id', '=', todoId)
      .execute()
    expect((await open('rs12', petitionNo)).data).toMatchObject(MASKED)
    expect((await open('zj12', petitionNo)).code).toBe(errors.notFound.code)
  })

  it('names codes and places', async () => {
    const { petitionNo } = await register('sd05', { channel: '110', category: '010402', personCount: 3 })
    expect((await open('sd05', petitionNo)).data).toMatchObject({
      channelName: '传真',
      purposeName: '求决',
      categoryName: '村务公开',
      placeName: '安澜市石渡县荷塘镇',
      stateName: '已登记待分办',
      registeredAtOrganisation: '石渡县信访局',
      personCount: 3,
    })
  })

  it('counts the days left at +08:00', async () => {
    portal.clock.stopAt('2026-11-16T10:00:00+08:00')
    const { petitionNo } = await register('zs01')
    const shownAt = async (instant: string) => {
      portal.clock.stopAt(instant)
      const { remainingDays, lamp } = (await open('zs01', petitionNo)).data ?? {}
      return [remainingDays, lamp]
    }
    expect(await shownAt('2026-11-16T23:59:59+08:00')).toEqual([15, 'none'])
    expect(await shownAt('2026-11-17T00:00:00+08:00')).toEqual([14, 'none'])
    portal.clock.reset()
  })

  it('leaves in the audit who opened it', async () => {
    const { petitionNo } = await register('zs01')
    await open('zs06', petitionNo)
    await open('rs12', petitionNo)
    const opened = portal.db.selectFrom('audit').where('object_id', '=', petitionNo).where('action', '=', '查看信访件')
    expect(await opened.select('person_id').execute()).toEqual([{ person_id: 'demo-zs06' }])
  })

  it('has a timeline that tells who did what, oldest first', async () => {
    const { petitionNo, todoId } = await register('zs01')
    const token = await tokenOf('zs05')
    await portal.answerTo(claim, { todoId }, { token })
    const steps = await portal.answerTo(timeline, { petitionNo }, { token })
    expect(steps.map(({ action, actor, department, text }) => [action, actor, department, text])).toEqual([
      ['登记', '赵甲禾', '来信处', `编号 ${petitionNo}`],
      ['领取', '周戊汀', '来信处', '待分办'],
    ])
    expect((await open('zs05', petitionNo)).data?.version).toBe(2)
  })
})
