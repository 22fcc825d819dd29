import {
  accept,
  acceptReport,
  assign,
  draftOpinion,
  forwardDown,
  recordDelivery,
  recordProgress,
  reportUpward,
  sendReportBack,
  signFor,
  submitReport,
} from '@portal/shared-lib/contract/actions'
import { answering, CHECKED, delivered, notice, opinion, report, TODAY } from '../../../test/answers'
import { useCases } from '../../../test/cases'
import { CITY_BUREAU, COUNTY_BUREAU, dispatchArgs } from '../../../test/dispatches'
import { usePortal } from '../../../test/portal'

const TOWN = '990121100-zf'

describe('An assignment', () => {
  const portal = usePortal({ database: 'demo' })
  const cases = useCases(portal)
  const { act } = answering(portal, cases)

  beforeAll(() => portal.clock.stopAt(`${TODAY}T09:00:00+08:00`))
  afterAll(() => portal.clock.reset())

  it('5: goes from province to city to county to the town, and its report back up, once rejected', async () => {
    const letter = await cases.letter()
    const on = { mode: '020200', text: '请办理并按期报送结果。' }
    const first = { ...dispatchArgs(CITY_BUREAU), mode: '020200', reportBy: '2027-01-20' }
    await act(letter, 'zs05', assign, first, 'zs06')
    await letter.act('al05', signFor)
    await letter.act('al05', forwardDown, { ...on, orgId: COUNTY_BUREAU, reportBy: '2027-01-15' })
    await letter.act('sd05', signFor)
    await letter.act('sd05', forwardDown, { ...on, orgId: TOWN, reportBy: '2027-01-10' })
    await letter.act('xz12', signFor)
    await letter.act('xz12', accept, notice())
    await act(letter, 'xz12', draftOpinion, opinion(), 'xz13', 'xz14')
    await letter.act('xz12', recordDelivery, delivered())
    await act(letter, 'xz12', submitReport, report, 'xz13', 'xz14')
    expect(await letter.state()).toBe('42')
    await letter.act('sd05', sendReportBack, { reason: '1', text: '面积没有核实，请重新丈量。', dueOn: '2027-01-08' })
    expect(await letter.state()).toBe('44')
    await letter.act('xz12', recordProgress, { kind: '1', text: '会同村委会重新丈量面积。' })
    await act(letter, 'xz12', draftOpinion, opinion(), 'xz13', 'xz14')
    await letter.act('xz12', recordDelivery, delivered())
    await act(letter, 'xz12', submitReport, report, 'xz13', 'xz14')
    for (const bureau of ['sd05', 'al05']) {
      await letter.act(bureau, acceptReport, CHECKED)
      expect(await letter.state()).toBe('42')
      await letter.act(bureau, reportUpward, { opinion: '经审核，处理意见适当，同意上报。' })
    }
    expect(await letter.act('zs05', acceptReport, CHECKED)).toMatchObject({ state: '60' })
    expect(await letter.todos()).toEqual([])
    const steps = portal.db
      .selectFrom('handling_step')
      .innerJoin('petition', 'petition.id', 'handling_step.petition_id')
      .where('petition_no', '=', letter.petitionNo)
      .orderBy('seq')
      .select(['to_org_id', 'handling_step.state', 'reject_count'])
    expect(await steps.execute()).toEqual([
      { to_org_id: '990000000-xf', state: '9', reject_count: 0 },
      { to_org_id: CITY_BUREAU, state: '9', reject_count: 0 },
      { to_org_id: COUNTY_BUREAU, state: '9', reject_count: 0 },
      { to_org_id: TOWN, state: '9', reject_count: 1 },
    ])
  })
})
