import { acceptReport, notAccept, recordDelivery, submitReport } from '@portal/shared-lib/contract/actions'
import { answering, CHECKED, delivered, messagesTo, report, TODAY } from '../../../test/answers'
import { useCases } from '../../../test/cases'
import { usePortal } from '../../../test/portal'

describe('Not accepting a petition', () => {
  const portal = usePortal({ database: 'demo' })
  const cases = useCases(portal)
  const { act, agree, assigned, decideAs, signed } = answering(portal, cases)

  beforeAll(() => portal.clock.stopAt(`${TODAY}T09:00:00+08:00`))
  afterAll(() => portal.clock.reset())

  const refused = { reason: '060300', competent: '请向石渡县自然资源局提出。' }

  it('waits for the leaders, then for delivery, and then ends the case', async () => {
    const letter = await cases.letter()
    expect(await letter.act('zs05', notAccept, refused)).toMatchObject({ state: '12', awaitsApproval: true })
    await agree(letter, 'zs06', 'zs07')
    expect(await letter.state()).toBe('50')
    expect(await letter.todos()).toEqual(['deliver demo-zs05'])
    expect(await letter.clocks()).toEqual([])
    expect(await letter.act('zs05', recordDelivery, delivered())).toMatchObject({ state: '90', stateName: '不予受理' })
    expect(await letter.todos()).toEqual([])
  })

  it('leaves the petitioner’s limit running until the notice is delivered', async () => {
    const letter = await signed()
    await act(letter, 'rs12', notAccept, refused, 'rs13', 'rs14')
    expect(await letter.clocks()).toEqual(['K04', 'K13'])
    await letter.act('rs12', recordDelivery, delivered())
    expect(await letter.clocks()).toEqual(['K13'])
    const [told] = await messagesTo(portal, 'zs05', '3')
    expect(told).toBe(`信访件${letter.petitionNo}已由安澜市人力资源和社会保障局办结。`)
  })

  it('comes back where a leader does not agree', async () => {
    const letter = await signed()
    await letter.act('rs12', notAccept, refused)
    await decideAs('rs13', letter, 'back')
    expect(await letter.state()).toBe('25')
    expect(await letter.todos()).toEqual(['revise demo-rs12'])
  })

  it('is reported to whoever has assigned it, who ends the case with it', async () => {
    const letter = await assigned()
    await act(letter, 'rs12', notAccept, refused, 'rs13', 'rs14')
    expect(await letter.act('rs12', recordDelivery, delivered())).toMatchObject({ state: '50' })
    expect(await letter.todos()).toEqual(['track demo-zs05', 'report demo-rs12'])
    await act(letter, 'rs12', submitReport, report, 'rs13', 'rs14')
    expect(await letter.act('zs05', acceptReport, CHECKED)).toMatchObject({ state: '90' })
  })

  it.each([
    ['no reason', { ...refused, reason: '' }, '请选择不予受理或不再受理的具体情形'],
    ['the reason of another act', { ...refused, reason: '070100' }, '请选择不予受理或不再受理的具体情形'],
    ['nobody competent', { ...refused, competent: '' }, '请告知信访人应当向哪个机关或通过何种途径提出'],
  ])('is refused with %s', async (_, args, text) => {
    const letter = await cases.letter()
    expect(await letter.refusal('zs05', notAccept, args)).toBe(text)
    expect(await letter.state()).toBe('10')
  })

  it('is for whoever has the letter and the permission', async () => {
    const letter = await cases.letter()
    expect(await letter.refusal('zs03', notAccept, refused)).toBe('您没有此项操作的权限，请联系管理员')
    expect(await letter.refusal('rs12', notAccept, refused)).toBe('信访件不存在或您无权查看')
  })
})
