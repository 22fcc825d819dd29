import { close, signFor, transfer, voidPetition } from '@portal/shared-lib/contract/actions'
import { duplicates } from '@portal/shared-lib/contract/duplicates'
import { errors } from '@portal/shared-lib/contract/errors'
import { register } from '@portal/shared-lib/contract/registration'
import { answering, CLOSED, TODAY } from '../../../test/answers'
import { useCases } from '../../../test/cases'
import { dispatchArgs, LABOUR } from '../../../test/dispatches'
import { countRegistrations } from '../../../test/letters'
import { usePortal } from '../../../test/portal'
import { personArgs, type RegistrationArgs, registrationArgs } from '../../../test/registrations'

type Decision = NonNullable<RegistrationArgs['decisions']>[number]['decision']

const TEXT = '反映修建灌溉渠占用其家承包地，村委会至今未支付青苗补偿款，多次询问均答复等待通知。'
const ALIKE = '反映修建灌溉渠占用其家承包地，村委会至今未支付青苗补偿款，多次询问均答复等通知。'

describe('Petitions that may be about the same', () => {
  const portal = usePortal({ database: 'demo' })
  const cases = useCases(portal)
  const { answered } = answering(portal, cases)

  const made = async (args: RegistrationArgs, account = 'zs01') =>
    portal.answerTo(register, args, { token: await cases.tokenOf(account) })
  const found = async (search: object, account = 'zs01') =>
    portal.answerTo(duplicates, search, { token: await cases.tokenOf(account) })
  const rulesOf = (candidates: Awaited<ReturnType<typeof found>>, petitionNo: string) => {
    const candidate = candidates.find(one => one.petitionNo === petitionNo)
    return candidate && [candidate.score, ...candidate.reasons.map(({ rule }) => rule)]
  }
  const rowOf = (petitionNo: string) =>
    portal.db.selectFrom('petition').where('petition_no', '=', petitionNo).selectAll().executeTakeFirstOrThrow()
  /** Registered longer ago than today. */
  const back = (petitionNo: string, registered_at: string) =>
    portal.db.updateTable('petition').set({ registered_at }).where('petition_no', '=', petitionNo).execute()

  it('are for whoever registers', async () => {
    const token = await cases.tokenOf('rs13')
    expect(await portal.ask(duplicates, {}, { token })).toMatchObject({ code: errors.forbidden.code })
  })

  it('are none of nothing', async () => {
    expect(await found({})).toEqual([])
  })

  it('are found by certificate, by mobile and name, by name, county and category, each with its score', async () => {
    const person = personArgs()
    const { name, idCard, mobile } = person
    const { petitionNo } = await made(registrationArgs({ persons: [person] }))
    await back(petitionNo, '2026-05-01T09:00:00+08:00')
    expect(rulesOf(await found({ idCard }), petitionNo)).toEqual([100, 'E1'])
    expect(rulesOf(await found({ idCard: idCard?.toLowerCase() }), petitionNo)).toEqual([100, 'E1'])
    expect(rulesOf(await found({ name, mobile }), petitionNo)).toEqual([90, 'E2'])
    expect(rulesOf(await found({ name: '冯丙', mobile }), petitionNo)).toBeUndefined()
    const matter = { placeRegion: '990121101000', category: '010201' }
    expect(rulesOf(await found({ name, ...matter }), petitionNo)).toEqual([70, 'E3'])
    expect(rulesOf(await found({ name, ...matter, placeRegion: '990101000000' }), petitionNo)).toBeUndefined()
  })

  it('are certain where the same person comes again on the same day', async () => {
    const person = personArgs()
    const { petitionNo } = await made(registrationArgs({ persons: [person] }))
    const { name, mobile } = person
    expect(rulesOf(await found({ name, mobile }), petitionNo)).toEqual([100, 'W1', 'E2'])
  })

  it('are found by likeness of the text, as alike as four fifths', async () => {
    const { petitionNo } = await made(registrationArgs({ summary: TEXT }))
    const [score, ...rules] = rulesOf(await found({ summary: ALIKE }), petitionNo) ?? []
    expect(rules).toEqual(['T1'])
    expect(score).toBeGreaterThanOrEqual(60)
    expect(score).toBeLessThan(80)
    expect(rulesOf(await found({ summary: TEXT.slice(0, 20) }), petitionNo)).toBeUndefined()
  })

  it('show whom they are from with a masked name', async () => {
    const person = personArgs({ name: '冯丙莲' })
    await made(registrationArgs({ persons: [person] }))
    expect((await found({ idCard: person.idCard })).map(({ petitioner }) => petitioner)).toEqual(['冯*莲'])
  })

  it('are open ones, and closed ones of the last 24 months', async () => {
    const { petitionNo } = await made(
      registrationArgs({ summary: '关于老旧小区加装电梯费用分摊方案不合理的反映与建议' }),
    )
    await back(petitionNo, '2023-01-01T09:00:00+08:00')
    const seen = async () => (await found({ summary: '关于老旧小区加装电梯费用分摊方案不合理的反映与建议' })).length
    expect(await seen()).toBe(1)
    const closed = { closed_at: '2023-03-01T09:00:00+08:00', state: '60', end_state: '60' }
    await portal.db.updateTable('petition').set(closed).where('petition_no', '=', petitionNo).execute()
    expect(await seen()).toBe(0)
  })

  it('are never walled ones, nor such as the registrar may not see', async () => {
    const person = personArgs()
    const { petitionNo } = await made(registrationArgs({ persons: [person] }))
    expect(await found({ idCard: person.idCard }, 'rs12')).toEqual([])
    await portal.db.updateTable('petition').set({ walled_off: true }).where('petition_no', '=', petitionNo).execute()
    expect(await found({ idCard: person.idCard })).toEqual([])
  })

  describe('are decided on one by one', () => {
    async function again(decision?: Decision, person = personArgs()) {
      const first = await made(registrationArgs({ persons: [person] }))
      const decisions = decision ? [{ petitionNo: first.petitionNo, decision }] : []
      return { first, args: registrationArgs({ persons: [person], decisions }) }
    }

    it('and registering is refused before that, with nothing stored', async () => {
      const { args } = await again()
      const before = await countRegistrations(portal.db)
      const answer = await portal.ask(register, args, { token: await cases.tokenOf('zs01') })
      expect(answer.message).toBe('请先对疑似重复信访件作出判断')
      expect(await countRegistrations(portal.db)).toEqual(before)
    })

    it('as the same matter: a repeated one', async () => {
      const { first, args } = await again('same')
      const second = await made(args)
      expect(second).toMatchObject({ repeatFlag: '1', mergedInto: '' })
      const [one, other] = [await rowOf(first.petitionNo), await rowOf(second.petitionNo)]
      expect(other.matter_id).toBe(one.matter_id)
      expect([one.first_local, one.first_national, other.first_local, other.first_national]).toEqual([
        ...[true, true],
        ...[false, false],
      ])
      const matter = portal.db.selectFrom('matter').where('id', '=', one.matter_id as string)
      expect(await matter.select('petition_count').execute()).toEqual([{ petition_count: 2 }])
    })

    it('as the same matter soon after its closing', async () => {
      const { first, args } = await again('same')
      const closed = { closed_at: new Date(), state: '60', end_state: '60' }
      await portal.db.updateTable('petition').set(closed).where('petition_no', '=', first.petitionNo).execute()
      expect(await made(args)).toMatchObject({ repeatFlag: '2' })
    })

    it.each([
      ['that supports it, which may not have been carried out', '1', ['superviseSuggestion 990000000-xf']],
      ['that does not', '4', []],
    ])('as the same matter after an opinion %s', async (_, conclusion, todos) => {
      portal.clock.stopAt(`${TODAY}T09:00:00+08:00`)
      const { first, args } = await again('same')
      const earlier = cases.caseOf(first.petitionNo)
      await earlier.act('zs05', transfer, dispatchArgs(LABOUR))
      await earlier.act('rs12', signFor)
      await answered(earlier, { conclusion })
      await earlier.act('rs12', close, CLOSED)
      await made(args)
      portal.clock.reset()
      expect(await earlier.todos()).toEqual(todos)
    })

    it('as a new matter', async () => {
      const { first, args } = await again('new')
      const second = await made(args)
      expect(second.repeatFlag).toBe('0')
      expect((await rowOf(second.petitionNo)).matter_id).not.toBe((await rowOf(first.petitionNo)).matter_id)
    })

    it('as not sure, which is kept for whoever handles it', async () => {
      const { args } = await again('unsure')
      const { petitionNo, repeatFlag } = await made(args)
      expect(repeatFlag).toBe('9')
      const { id } = await rowOf(petitionNo)
      const kept = portal.db.selectFrom('duplicate_decision').where('petition_id', '=', id)
      expect(await kept.select(['decision', 'score']).execute()).toEqual([{ decision: 'unsure', score: 100 }])
    })

    it('as another copy, which is merged at once', async () => {
      const { first, args } = await again('copy')
      const second = await made(args)
      expect(second.mergedInto).toBe(first.petitionNo)
      const copy = cases.caseOf(second.petitionNo)
      expect([await copy.state(), await copy.todos(), await copy.clocks()]).toEqual(['91', [], []])
      const steps = portal.db.selectFrom('timeline').where('petition_id', '=', (await rowOf(second.petitionNo)).id)
      expect(await steps.orderBy('seq').select(['seq', 'action']).execute()).toEqual([
        { seq: 1, action: '登记' },
        { seq: 2, action: '并案' },
      ])
    })
  })

  describe('come with what follows from them', () => {
    const accepted = { accepted_at: new Date(), due_at: '2099-01-01T00:00:00+08:00', state: '30' }

    async function proposalOf(prepare: (petitionNo: string) => Promise<unknown>) {
      const person = personArgs()
      const { petitionNo } = await made(registrationArgs({ persons: [person] }))
      await prepare(petitionNo)
      return (await found({ idCard: person.idCard }))[0]?.proposal
    }

    it('nothing of what nobody has accepted', async () => {
      expect(await proposalOf(async () => {})).toBe('')
    })

    it('not to accept it again while it is handled in time', async () => {
      const prepared = proposalOf(no =>
        portal.db.updateTable('petition').set(accepted).where('petition_no', '=', no).execute(),
      )
      expect(await prepared).toBe('060200')
    })

    it('to accept nothing further of a matter at its end', async () => {
      const prepared = proposalOf(async no => {
        const { matter_id } = await rowOf(no)
        await portal.db
          .updateTable('matter')
          .set({ state: 'terminated' })
          .where('id', '=', matter_id as string)
          .execute()
      })
      expect(await prepared).toBe('070100')
    })

    it('to ask for a review while there is time for it', async () => {
      const prepared = proposalOf(async no => {
        const { id, register_org_id: org_id } = await rowOf(no)
        const window = { start_at: new Date(), due_at: '2099-01-01T00:00:00+08:00', unit: 'day', length: 30 } as const
        const clock = { province_code: '99', petition_id: id, type: 'K09', org_id, ...window }
        await portal.db.insertInto('clock').values(clock).execute()
      })
      expect(await prepared).toBe('review')
    })
  })

  it('are not those registered in error', async () => {
    const person = personArgs()
    const { petitionNo } = await made(registrationArgs({ persons: [person] }))
    await cases.caseOf(petitionNo).act('zs06', voidPetition, { reason: '登记错误，应当作废重新登记。' })
    expect(await found({ idCard: person.idCard })).toEqual([])
  })
})
