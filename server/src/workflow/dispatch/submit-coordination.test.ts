import {
  assign,
  forwardDown,
  refuseReturn,
  requestReturn,
  signFor,
  submitCoordination,
} from '@portal/shared-lib/contract/actions'
import { answering, RETURN } from '../../../test/answers'
import { useCases } from '../../../test/cases'
import { CITY_BUREAU, COUNTY_BUREAU, dispatchArgs } from '../../../test/dispatches'
import { usePortal } from '../../../test/portal'

/** The superior of the province’s bureau. */
const PROVINCE = '990000000-zf'

describe('提交协调', () => {
  const portal = usePortal({ database: 'demo' })
  const cases = useCases(portal)
  const { returned, signed } = answering(portal, cases)

  beforeEach(() => portal.clock.stopAt('2026-11-20T09:00:00+08:00'))
  afterAll(() => portal.clock.reset())

  const dispute = { text: '双方对管辖有争议，请予协调。' }
  const refusing = { reason: '根据职责分工应由你单位办理。' }

  it('asks the superior of the sender; the return is decided on once more', async () => {
    const letter = await returned()
    await letter.act('zs05', refuseReturn, refusing)
    expect(await letter.act('rs12', submitCoordination, dispute)).toMatchObject({ state: '22' })
    expect(await letter.todos()).toEqual([`coordinate ${PROVINCE}`, 'returnSignFor demo-zs05'])
    expect(await letter.lastEntry()).toMatchObject({ action: '提交协调', text: dispute.text })
  })

  it('leaves the sender’s decision open where there is none yet', async () => {
    const letter = await returned()
    await letter.act('zs05', submitCoordination, dispute)
    expect(await letter.todos()).toEqual(['returnSignFor demo-zs05', `coordinate ${PROVINCE}`])
    expect(await letter.refusal('rs12', submitCoordination, dispute)).toBe('该件已提交协调，请等待协调结果')
  })

  it('is possible only once a return was asked for, with words', async () => {
    expect(await (await signed()).refusal('rs12', submitCoordination, dispute)).toBe('尚未申请退回，不能提交协调')
    const silent = await (await returned()).refusal('rs12', submitCoordination, { text: ' ' })
    expect(silent).toBe('请填写管辖争议的情况（1至1000字）')
  })

  it('cannot be disputed any longer by a receiver that has passed the petition down', async () => {
    const letter = await cases.letter()
    await letter.act('zs05', assign, { ...dispatchArgs(CITY_BUREAU), mode: '020200', reportBy: '2026-12-20' })
    await cases.decide('zs06')
    await letter.act('al05', signFor)
    await letter.act('al05', requestReturn, RETURN)
    await cases.decide('al06')
    await letter.act('zs05', refuseReturn, refusing)
    const down = { orgId: COUNTY_BUREAU, mode: '020200', text: '请按规定办理。', reportBy: '2026-12-15' }
    await letter.act('al05', forwardDown, down)
    await letter.act('sd05', signFor)
    const { id: todoId } = await portal.db
      .selectFrom('todo')
      .where('person_id', '=', 'demo-al05')
      .where('todo_type', '=', 'track')
      .where('done_at', 'is', null)
      .orderBy('id', 'desc')
      .select('id')
      .executeTakeFirstOrThrow()
    const { petitionNo } = letter
    const args = { petitionNo, version: await letter.version(), todoId, ...dispute }
    const { message } = await portal.ask(submitCoordination, args, { token: await cases.tokenOf('al05') })
    expect(message).toBe('该件已转下级，不能提交协调')
  })

  it('is for those who have to decide on it, not for their heads or others', async () => {
    const letter = await returned()
    expect(await letter.refusal('rs14', submitCoordination, dispute)).toBe('您没有此项操作的权限，请联系管理员')
    expect(await letter.refusal('zj12', submitCoordination, dispute)).toBe('信访件不存在或您无权查看')
  })
})
