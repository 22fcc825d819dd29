import { createHash } from 'node:crypto'
import { checkClosing, evaluate, selectForCheck, submitCorrection } from '@portal/shared-lib/contract/actions'
import { registerLeaderCase } from '@portal/shared-lib/contract/leader-cases'
import { answering, messagesTo, TODAY } from '../../../test/answers'
import { useCases } from '../../../test/cases'
import { leaderCaseArgs } from '../../../test/leader-cases'
import { usePortal } from '../../../test/portal'
import { supervising } from '../../../test/supervisions'
import { drawAgain } from './closing-sample'
import { selectClosed } from './select-closed'

describe('办结核查', () => {
  const portal = usePortal({ database: 'demo' })
  const cases = useCases(portal)
  const { closed } = answering(portal, cases)

  beforeEach(() => portal.clock.stopAt(`${TODAY}T09:00:00+08:00`))
  afterAll(() => portal.clock.reset())

  const scores = { procedure: 90, substance: 80, delivery: 100, evaluation: 70 }
  const passed = { ...scores, result: 'passed' as const }
  const correct = { ...scores, result: 'correct' as const, findings: '第二项诉求没有书面回应。' }
  const proof = { proof: '已补充回应第二项诉求并送达信访人。' }

  async function selected() {
    const letter = await closed()
    await letter.act('zs08', selectForCheck)
    return letter
  }

  it('is done by whoever has chosen the petition for it', async () => {
    const letter = await closed()
    expect(await letter.act('zs08', selectForCheck)).toMatchObject({ state: '60' })
    expect(await letter.todos()).toEqual(['closingCheck demo-zs08'])
    expect(await letter.act('zs08', checkClosing, passed)).toMatchObject({ state: '60' })
    expect(await letter.todos()).toEqual([])
    const [check] = await portal.db.selectFrom('closing_check').orderBy('id', 'desc').selectAll().limit(1).execute()
    expect(check).toMatchObject({ state: 'passed', score: 85, checked_by: 'demo-zs08', items: scores })
  })

  it('has what it finds put right, in ten working days', async () => {
    const letter = await selected()
    expect(await letter.act('zs08', checkClosing, correct)).toMatchObject({ state: '62', stateName: '核查整改' })
    expect(await letter.todos()).toEqual(['correct demo-rs12'])
    expect(await letter.clocks()).toEqual(['K09', 'K13', 'K13', 'K20'])
    const [told] = await messagesTo(portal, 'rs12', '6')
    expect(told).toBe(`信访件${letter.petitionNo}的办结被退回：第二项诉求没有书面回应。`)
    expect(await letter.act('rs12', submitCorrection, proof)).toMatchObject({ state: '62' })
    expect(await letter.todos()).toEqual(['closingCheck demo-zs08'])
    expect(await letter.act('zs08', checkClosing, passed)).toMatchObject({ state: '60' })
    expect(await letter.clocks()).toEqual(['K09', 'K13', 'K13'])
  })

  it('has it put right once more where that is not enough', async () => {
    const letter = await selected()
    await letter.act('zs08', checkClosing, correct)
    await letter.act('rs12', submitCorrection, proof)
    expect(await letter.act('zs08', checkClosing, correct)).toMatchObject({ state: '62' })
    expect(await letter.todos()).toEqual(['correct demo-rs12'])
    expect(await letter.clocks()).toEqual(['K09', 'K13', 'K13', 'K20'])
  })

  it('may have the petition handled again', async () => {
    const letter = await selected()
    const redo = { ...correct, result: 'redo' as const }
    expect(await letter.refusal('zs08', checkClosing, { ...redo, findings: '重办' })).toBe('请填写不少于10个字的理由')
    expect(await letter.act('zs08', checkClosing, redo)).toMatchObject({ state: '65', stateName: '重新办理' })
    expect(await letter.todos()).toEqual(['reopened demo-rs12'])
    expect((await messagesTo(portal, 'rs12', '6'))[0]).toContain(`要求重新办理信访件${letter.petitionNo}`)
  })

  it.each([
    ['a score missing', { ...passed, substance: undefined }, '请完成全部核查项目'],
    ['a score beyond', { ...passed, substance: 101 }, '请完成全部核查项目'],
    ['no finding', { ...correct, findings: '' }, '请填写核查发现的问题'],
  ])('is refused with %s', async (_, args, text) => {
    const letter = await selected()
    expect(await letter.refusal('zs08', checkClosing, args as typeof passed)).toBe(text)
    expect(await letter.todos()).toEqual(['closingCheck demo-zs08'])
  })

  it('is for those who oversee it, and have not handled it', async () => {
    const letter = await closed()
    expect(await letter.refusal('zs06', checkClosing, passed)).toBe('该件尚未抽取核查，请先抽取核查')
    const [{ id } = { id: '' }] = await portal.db
      .selectFrom('petition')
      .where('petition_no', '=', letter.petitionNo)
      .select('id')
      .execute()
    await portal.db
      .updateTable('handling_step')
      .set({ handler_id: 'demo-zs08' })
      .where('petition_id', '=', id)
      .execute()
    await letter.act('zs08', selectForCheck)
    expect(await letter.refusal('zs08', checkClosing, passed)).toBe('经办人不能核查本人办理的信访件')
  })

  describe('of what the system selects', () => {
    const dissatisfied = { side: 'unit' as const, value: '3' as const, reasons: ['03'], channel: '1' }
    const reasons = (petitionNo: string) =>
      portal.db
        .selectFrom('closing_check')
        .innerJoin('petition', 'petition.id', 'closing_check.petition_id')
        .where('petition_no', '=', petitionNo)
        .select('select_reason')
        .execute()

    /** Also where the server has done so today. */
    async function select() {
      await portal.db.deleteFrom('job_run').execute()
      await selectClosed(portal.services)
    }

    it('has every petition in it that a leader has taken on', async () => {
      const letter = await closed()
      const token = await cases.tokenOf('zs07')
      await portal.answerTo(registerLeaderCase, leaderCaseArgs({ petitionNo: letter.petitionNo }), { token })
      await select()
      expect(await reasons(letter.petitionNo)).toEqual([{ select_reason: 'leaderCase' }])
    })

    it('has every petition in it that was supervised', async () => {
      const letter = await closed()
      await supervising(portal, cases).sent([letter])
      await select()
      expect(await reasons(letter.petitionNo)).toEqual([{ select_reason: 'supervised' }])
    })

    it('has a sample of each month that can be drawn again from its seed', async () => {
      await select()
      const letters = [await closed(), await closed(), await closed(), await closed()]
      const month = portal.db.updateTable('closing_sample').where('month', '=', TODAY.slice(0, 7))
      await month.set({ one_of: 2 }).execute()
      await select()
      const { seed } = await portal.db
        .selectFrom('closing_sample')
        .where('month', '=', TODAY.slice(0, 7))
        .select('seed')
        .executeTakeFirstOrThrow()
      const drawn = (await drawAgain(portal.db, '99', TODAY.slice(0, 7)))?.petitionNos ?? []
      for (const { petitionNo } of letters) {
        const digits = createHash('md5')
          .update(seed + petitionNo)
          .digest('hex')
          .slice(0, 8)
        const isDrawn = Number.parseInt(digits, 16) % 2 === 0
        expect(await reasons(petitionNo)).toEqual(isDrawn ? [{ select_reason: 'sample' }] : [])
        expect(drawn.includes(petitionNo)).toBe(isDrawn)
      }
      await month.set({ one_of: 10 }).execute()
    })

    it('has every petition in it that somebody is dissatisfied with, once', async () => {
      const letter = await closed()
      await letter.act('zs05', evaluate, dissatisfied)
      await select()
      expect(await reasons(letter.petitionNo)).toEqual([{ select_reason: 'dissatisfied' }])
      expect(await letter.todos()).toEqual(['dissatisfied 990000000-xf', 'closingCheck 990000000-xf'])
      await letter.act('zs06', checkClosing, passed)
      expect(await letter.todos()).toEqual([])
      await select()
      expect(await reasons(letter.petitionNo)).toHaveLength(1)
    })
  })
})
