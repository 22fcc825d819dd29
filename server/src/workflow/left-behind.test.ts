import {
  accept,
  acceptSimple,
  answerCoHandling,
  cancelReturn,
  checkClosing,
  close,
  closeDirectly,
  draftOpinion,
  file,
  forwardDown,
  handleSelf,
  informExtension,
  refuseReturn,
  reopen,
  requestReturn,
  selectForCheck,
  signFor,
  submitCoordination,
  submitCorrection,
  transfer,
  undoDirectClosing,
  urge,
} from '@portal/shared-lib/contract/actions'
import { handOn } from '@portal/shared-lib/contract/assignments'
import { answering, CLOSED, notice, opinion, SIMPLE } from '../../test/answers'
import { type TestCase, useCases } from '../../test/cases'
import { CITY_BUREAU, dispatchArgs, LABOUR } from '../../test/dispatches'
import { usePortal } from '../../test/portal'

const REASON = '经核实确有必要，按照规定程序办理。'
const RETURN = { reason: REASON, suggestedUnit: '安澜市住房和城乡建设局' }
const VERDICT = { procedure: 90, substance: 80, delivery: 70, evaluation: 60, findings: REASON }

describe('Nothing is left behind or taken along', () => {
  const portal = usePortal({ database: 'demo' })
  const cases = useCases(portal)
  const { act, decideAs, signed, answered } = answering(portal, cases)

  beforeEach(() => portal.clock.stopAt('2026-11-20T09:00:00+08:00'))
  afterAll(() => portal.clock.reset())

  it('a draft that came back is revised, not used up by something else', async () => {
    const letter = await signed()
    await letter.act('rs12', accept, notice())
    await letter.act('rs12', draftOpinion, opinion())
    await decideAs('rs13', letter, 'back')
    const args = { informedOn: '2026-11-20', mode: '0' }
    expect(await letter.refusal('rs12', informExtension, args)).toContain('该事项不在您或本部门名下')
    expect(await letter.todos()).toEqual(['revise demo-rs12'])
  })

  it('a return that came back is no request to co-handle', async () => {
    const letter = await cases.letter()
    await letter.act('zs05', transfer, dispatchArgs(LABOUR))
    await letter.act('rs12', requestReturn, RETURN)
    await decideAs('rs13', letter, 'back')
    expect(await letter.refusal('rs12', answerCoHandling, { text: REASON })).toContain('该事项不在您或本部门名下')
    expect(await letter.act('rs12', signFor)).toMatchObject({ state: '25' })
  })

  it('an urge ends with the dispatch that it asked for', async () => {
    const letter = await cases.letter()
    await letter.act('zs05', transfer, dispatchArgs(CITY_BUREAU))
    await letter.act('al05', signFor)
    await letter.act('zs05', urge, { text: '请抓紧分办。' })
    await letter.act('al05', forwardDown, { mode: '010100', orgId: LABOUR, text: REASON })
    expect(await letter.todos()).toEqual([`signFor ${LABOUR}`])
    expect(await letter.clocks()).toEqual(['K02', 'K03', 'K04', 'K13'])
  })

  it('whoever has it in another department has there what comes next', async () => {
    const letter = await cases.letter()
    await letter.act('zs05', acceptSimple, SIMPLE)
    await handOnTo(letter, 'zs05', 'demo-zs11')
    await act(letter, 'zs11', draftOpinion, opinion(), 'zs12', 'zs07')
    const { dept_id } = await portal.db
      .selectFrom('post')
      .where('person_id', '=', 'demo-zs11')
      .select('dept_id')
      .executeTakeFirstOrThrow()
    expect((await openTodos(letter)).map(todo => todo.dept_id)).toEqual([dept_id])
  })

  it('one limit for the correction is left where the case is handled again', async () => {
    const letter = await answered(await signed())
    await letter.act('rs12', close, CLOSED)
    await letter.act('zs06', selectForCheck)
    await letter.act('zs06', checkClosing, { ...VERDICT, result: 'correct' })
    await letter.act('rs12', submitCorrection, { proof: REASON })
    expect(await letter.act('zs06', checkClosing, { ...VERDICT, result: 'redo' })).toMatchObject({ state: '65' })
    expect((await letter.clocks()).filter(type => type === 'K20')).toEqual(['K20'])
  })

  it('handling has one limit, also of what was opened again', async () => {
    const letter = await cases.letter()
    await letter.act('zs06', file, { reason: '080100' })
    await letter.act('zs06', reopen, { ground: 'review', reason: REASON })
    await letter.act('zs05', handleSelf, notice())
    expect(await letter.clocks()).toEqual(['K05'])
  })

  it('a closing that is undone is not checked any more', async () => {
    const letter = await cases.letter()
    const args = { closeType: '02', reply: REASON, deliveryMode: '0', deliveredOn: '2026-11-20' } as const
    await letter.act('zs05', closeDirectly, args)
    await letter.act('zs06', selectForCheck)
    await letter.act('zs05', undoDirectClosing, { reason: REASON })
    expect(await letter.todos()).toEqual(['sort demo-zs05'])
  })

  it('a refused return that is disputed is decided on once more', async () => {
    const letter = await signed()
    await act(letter, 'rs12', requestReturn, RETURN, 'rs13')
    await letter.act('zs05', refuseReturn, { reason: REASON })
    expect(await letter.act('rs12', submitCoordination, { text: REASON })).toMatchObject({ state: '22' })
    expect(await letter.act('zs05', refuseReturn, { reason: REASON })).toMatchObject({ state: '25' })
    expect(await letter.todos()).toEqual(['accept demo-rs12'])
  })

  it('a dispute that is dropped brings the right to return not back', async () => {
    const letter = await signed()
    await act(letter, 'rs12', requestReturn, RETURN, 'rs13')
    await letter.act('zs05', refuseReturn, { reason: REASON })
    await letter.act('rs12', submitCoordination, { text: REASON })
    expect(await letter.act('rs12', cancelReturn)).toMatchObject({ state: '25' })
    expect(await letter.clocks()).toEqual(['K04', 'K13'])
    expect(await letter.todos()).toEqual(['accept demo-rs12'])
  })

  async function openTodos({ petitionNo }: TestCase) {
    return await portal.db
      .selectFrom('todo')
      .innerJoin('petition', 'petition.id', 'todo.petition_id')
      .where('petition_no', '=', petitionNo)
      .where('done_at', 'is', null)
      .select(['todo.id', 'todo.dept_id'])
      .execute()
  }

  async function handOnTo(letter: TestCase, account: string, personId: string): Promise<void> {
    const todoIds = (await openTodos(letter)).map(({ id }) => id)
    const args = { todoIds, personId, note: '请继续办理。' }
    expect(await portal.answerTo(handOn, args, { token: await cases.tokenOf(account) })).toMatchObject({ failed: [] })
  }
})
