import { recordDelivery, routeElsewhere } from '@portal/shared-lib/contract/actions'
import { answering, delivered } from '../../../test/answers'
import { useCases } from '../../../test/cases'
import { usePortal } from '../../../test/portal'

describe('导入其他程序', () => {
  const portal = usePortal({ database: 'demo' })
  const cases = useCases(portal)
  const { accepted, signed } = answering(portal, cases)

  beforeAll(() => portal.clock.stopAt('2026-11-20T09:00:00+08:00'))
  afterAll(() => portal.clock.reset())

  const labour = { route: '3201', guidance: '请向安澜市劳动人事争议仲裁委员会申请仲裁。' }

  it('guides the petitioner, and closes once that is delivered', async () => {
    const letter = await signed()
    expect(await letter.act('rs12', routeElsewhere, labour)).toMatchObject({ state: '50' })
    expect(await letter.todos()).toEqual(['deliver demo-rs12'])
    expect(await letter.clocks()).toEqual(['K04', 'K13'])
    expect(await letter.lastEntry()).toMatchObject({
      action: '导入其他程序',
      text: expect.stringContaining(labour.guidance),
    })
    expect(await letter.act('rs12', recordDelivery, delivered())).toMatchObject({ state: '60' })
    expect(await letter.clocks()).toEqual(['K13'])
  })

  it('goes on where the organisation itself is competent', async () => {
    const letter = await signed()
    expect(await letter.act('rs12', routeElsewhere, { ...labour, route: '3500', isOwn: true })).toMatchObject({
      state: '30',
    })
    expect(await letter.todos()).toEqual(['handle demo-rs12'])
    expect(await letter.clocks()).toEqual(['K05', 'K13'])
  })

  it.each([
    ['no route', { ...labour, route: '' }, '请选择导入途径'],
    ['the petition procedure', { ...labour, route: '3600' }, '请选择导入途径'],
    ['an unknown route', { ...labour, route: '3599' }, '请选择导入途径'],
    ['too little guidance', { ...labour, guidance: '请仲裁' }, '请填写不少于10个字的引导说明'],
  ])('is refused with %s', async (_, args, text) => {
    const letter = await cases.letter()
    expect(await letter.refusal('zs05', routeElsewhere, args)).toBe(text)
  })

  it('is for whoever has to accept it', async () => {
    const letter = await signed()
    expect(await letter.refusal('rs13', routeElsewhere, labour)).toBe('您没有此项操作的权限，请联系管理员')
    expect(await letter.refusal('zs05', routeElsewhere, labour)).toMatch(/^当前状态为“已签收待受理”，不能导入其他程序/)
    expect(await (await accepted()).refusal('rs12', routeElsewhere, labour)).toMatch(/^当前状态为“办理中”，不能导入/)
  })
})
