import { recordDelivery, reply, routeElsewhere, signFor, transfer } from '@portal/shared-lib/contract/actions'
import { delivered, TODAY } from '../../../test/answers'
import { type TestCase, useCases } from '../../../test/cases'
import { dispatchArgs, LABOUR } from '../../../test/dispatches'
import { usePortal } from '../../../test/portal'

describe('A petition that is answered at once', () => {
  const portal = usePortal({ database: 'demo' })
  const cases = useCases(portal)

  beforeAll(() => portal.clock.stopAt(`${TODAY}T09:00:00+08:00`))
  afterAll(() => portal.clock.reset())

  const petitionOf = ({ petitionNo }: TestCase) =>
    portal.db.selectFrom('petition').where('petition_no', '=', petitionNo).selectAll().executeTakeFirstOrThrow()

  it('10: a question, by a reply on the telephone', async () => {
    const letter = await cases.letter({ summary: '咨询青苗补偿标准及申领程序。', purpose: '99' })
    const answer = { reply: '青苗补偿标准为每亩一千二百元，请向镇政府申领。', deliveryMode: '2', deliveredOn: TODAY }
    await letter.act('zs05', reply, answer)
    expect(await petitionOf(letter)).toMatchObject({ state: '60', close_type: '02', lead_org_id: '990000000-xf' })
    expect(await letter.todos()).toEqual([])
    expect(await letter.clocks()).toEqual(['K13'])
  })

  it('15: a matter of the courts, by guiding the petitioner there', async () => {
    const letter = await cases.letter({ summary: '反映法院判决生效后被执行人有财产仍未履行。' })
    const guidance = '该事项应当依法向审判机关提出，请向石渡县人民法院申请执行。'
    expect(await letter.act('zs05', routeElsewhere, { route: '3101', guidance })).toMatchObject({ state: '50' })
    expect(await letter.act('zs05', recordDelivery, delivered())).toMatchObject({ state: '60' })
    expect(await petitionOf(letter)).toMatchObject({ close_type: '03', statutory_route: '3101' })
  })

  it('16: a dispute about work, by guiding the petitioner to arbitration', async () => {
    const letter = await cases.letter({ summary: '反映公司拖欠工资共计三万元，多次讨要未果。' })
    await letter.act('zs05', transfer, dispatchArgs(LABOUR))
    await letter.act('rs12', signFor)
    const guidance = '请向安澜市劳动人事争议仲裁委员会申请仲裁。'
    await letter.act('rs12', routeElsewhere, { route: '3201', guidance })
    await letter.act('rs12', recordDelivery, delivered())
    expect(await petitionOf(letter)).toMatchObject({ state: '60', close_type: '03', statutory_route: '3201' })
    expect(await letter.todos()).toEqual([])
    expect(await letter.clocks()).toEqual(['K13'])
  })
})
