import { recordProgress } from '@portal/shared-lib/contract/actions'
import { answering } from '../../../test/answers'
import { useCases } from '../../../test/cases'
import { usePortal } from '../../../test/portal'

describe('登记过程', () => {
  const portal = usePortal({ database: 'demo' })
  const cases = useCases(portal)
  const { accepted, signed } = answering(portal, cases)

  beforeAll(() => portal.clock.stopAt('2026-11-20T09:00:00+08:00'))
  afterAll(() => portal.clock.reset())

  const record = { kind: '2', text: '到柳岸村现场核对丈量记录。' }

  it('tells of what was done, and leaves the rest as it was', async () => {
    const letter = await accepted()
    expect(await letter.act('rs12', recordProgress, record)).toMatchObject({ state: '30' })
    expect(await letter.todos()).toEqual(['handle demo-rs12'])
    expect(await letter.clocks()).toEqual(['K05', 'K13'])
    expect(await letter.lastEntry()).toMatchObject({
      action: '登记过程',
      text: expect.stringMatching(/.+：到柳岸村现场/),
    })
    const kept = portal.db.selectFrom('process_record').orderBy('id', 'desc').select(['kind', 'text', 'person_id'])
    expect(await kept.executeTakeFirst()).toEqual({ ...record, person_id: 'demo-rs12' })
  })

  it.each([
    ['no kind', { ...record, kind: '' }, '请选择过程类型'],
    ['an unknown kind', { ...record, kind: '77' }, '请选择过程类型'],
    ['too few words', { ...record, text: '已走访。' }, '过程记录不少于10个字'],
  ])('is refused with %s', async (_, args, text) => {
    const letter = await accepted()
    expect(await letter.refusal('rs12', recordProgress, args)).toBe(text)
  })

  it('is for whoever handles it, once it is accepted', async () => {
    const letter = await accepted()
    expect(await letter.refusal('rs13', recordProgress, record)).toBe('该事项正由沈丁兰办理，请先由其转办或释放')
    expect(await letter.refusal('zs05', recordProgress, record)).toMatch(/^当前状态为“办理中”，不能登记过程/)
    expect(await (await signed()).refusal('rs12', recordProgress, record)).toMatch(
      /^当前状态为“已签收待受理”，不能登记过程/,
    )
  })
})
