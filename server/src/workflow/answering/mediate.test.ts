import { mediate, recordDelivery } from '@portal/shared-lib/contract/actions'
import { stage } from '@portal/shared-lib/contract/files'
import { answering, delivered, TODAY } from '../../../test/answers'
import { useCases } from '../../../test/cases'
import { usePortal } from '../../../test/portal'

describe('调解或和解', () => {
  const portal = usePortal({ database: 'demo' })
  const cases = useCases(portal)
  const { accepted, signed } = answering(portal, cases)

  beforeAll(() => portal.clock.stopAt('2026-11-20T09:00:00+08:00'))
  afterAll(() => portal.clock.reset())

  async function agreement() {
    const token = await cases.tokenOf('rs12')
    const fileId = await portal.answerTo(stage, {}, { token, file: { name: '调解协议书.pdf', content: '%PDF-1.7\n' } })
    const parties = { petitionerSide: '冯丙莲', otherSide: '荷塘镇人民政府', signedOn: TODAY }
    return { kind: '13' as const, fileId, ...parties }
  }

  it('ends in an agreement that both parties have', async () => {
    const letter = await accepted()
    expect(await letter.act('rs12', mediate, await agreement())).toMatchObject({ state: '50' })
    expect(await letter.todos()).toEqual(['deliver demo-rs12'])
    expect(await letter.clocks()).toEqual(['K05', 'K13'])
    expect(await letter.lastEntry()).toMatchObject({ text: `冯丙莲与荷塘镇人民政府于${TODAY}签订协议` })
    await letter.act('rs12', recordDelivery, delivered())
    expect(await letter.todos()).toEqual(['close demo-rs12'])
    expect(await letter.clocks()).toEqual(['K13', 'K13'])
  })

  it.each([
    ['the agreement', { fileId: '' }, '请上传调解(和解)协议书'],
    ['one party', { otherSide: '' }, '请填写协议双方及签订日期'],
    ['a day', { signedOn: '' }, '请填写协议双方及签订日期'],
    ['a day that has come', { signedOn: '2026-11-21' }, '请填写协议双方及签订日期'],
  ])('is refused without %s', async (_, wrong, text) => {
    const letter = await accepted()
    expect(await letter.refusal('rs12', mediate, { ...(await agreement()), ...wrong })).toBe(text)
  })

  it('is for whoever handles what was accepted', async () => {
    const letter = await accepted()
    expect(await letter.refusal('rs13', mediate, await agreement())).toBe('您没有此项操作的权限，请联系管理员')
    expect(await letter.refusal('zs05', mediate, await agreement())).toMatch(/^当前状态为“办理中”，不能调解或和解/)
    expect(await (await signed()).refusal('rs12', mediate, await agreement())).toMatch(
      /^当前状态为“已签收待受理”，不能调解或和解/,
    )
  })
})
