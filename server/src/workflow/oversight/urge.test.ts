import { handleSelf, replyUrge, requestReturn, settleSuggestion, urge } from '@portal/shared-lib/contract/actions'
import { errors } from '@portal/shared-lib/contract/errors'
import { urgeable, urgeMany } from '@portal/shared-lib/contract/urging'
import { sql } from 'kysely'
import { answering, notice, TODAY } from '../../../test/answers'
import { useCases } from '../../../test/cases'
import { usePortal } from '../../../test/portal'

const RETURNED = { reason: '本单位不具有处理该事项的职权', suggestedUnit: '市住房和城乡建设局' }
const text = { text: '请抓紧办理并书面告知信访人。' }

describe('催办', () => {
  const portal = usePortal({ database: 'demo' })
  const cases = useCases(portal)
  const labour = answering(portal, cases)

  it('asks the handler to reply, who is told, and the head of the department', async () => {
    const letter = await labour.signed()
    expect(await letter.act('zs05', urge, text)).toMatchObject({ state: '25' })
    expect(await letter.todos()).toEqual(['accept demo-rs12', 'urgeReply demo-rs12'])
    expect(await letter.clocks()).toContain('K15')
    for (const account of ['rs12', 'rs13']) expect(await cases.lastMessageOf(account)).toContain('催办信访件')
  })

  it('is not done twice before the reply', async () => {
    const letter = await labour.signed()
    await letter.act('zs05', urge, text)
    expect(await letter.refusal('zs06', urge, text)).toBe('已有催办等待回复，请勿重复催办')
    await letter.act('rs12', replyUrge, { reply: '本周内书面告知。' })
    expect(await letter.todos()).toEqual(['accept demo-rs12'])
    expect(await letter.clocks()).not.toContain('K15')
    await letter.act('zs06', urge, text)
  })

  it('leads after three without a reply to a suggestion, which the supervisors settle', async () => {
    const letter = await labour.signed()
    const days = ['2026-11-20', '2026-11-26', '2026-12-02']
    for (const day of days) {
      portal.clock.stopAt(`${day}T09:00:00+08:00`)
      await letter.act('zs05', urge, text)
    }
    const department = '990000000-xf'
    expect(await letter.todos()).toContain(`superviseSuggestion ${department}`)
    const settling = { decision: 'no', text: '已约谈承办单位负责人，暂不督办。' } as const
    expect(await letter.refusal('zs05', settleSuggestion, settling)).toBe('您没有此项操作的权限，请联系管理员')
    await letter.act('zs08', settleSuggestion, settling)
    expect(await letter.todos()).not.toContain(`superviseSuggestion ${department}`)
    portal.clock.stopAt('2026-12-08T09:00:00+08:00')
    await letter.act('zs05', urge, text)
    expect(await letter.todos()).not.toContain(`superviseSuggestion ${department}`)
    portal.clock.reset()
  })

  it('is for others than those who have the case, and not for an office below', async () => {
    portal.clock.stopAt(`${TODAY}T09:00:00+08:00`)
    const letter = await cases.letter()
    await letter.act('zs05', handleSelf, notice())
    expect(await letter.refusal('zs05', urge, text)).toBe('该件正由本单位办理，不能催办')
    expect(await letter.refusal('al06', urge, text)).toBe('只有发出单位、监督单位和领导可以催办')
  })

  describe('of what is overdue', () => {
    const as = async (account: string) => ({ token: await cases.tokenOf(account) })
    const preview = async (account: string, args: { region?: string; unit?: string } = {}) =>
      portal.answerTo(urgeable, args, await as(account))

    /** As if its limit had passed long ago: the first of all that are overdue. */
    async function overdue() {
      portal.clock.stopAt(`${TODAY}T09:00:00+08:00`)
      const letter = await labour.signed()
      await delay(letter.petitionNo)
      return letter
    }
    const delay = (petitionNo: string) =>
      sql`update petition_fact set answer_due_on = '2026-01-05' where petition_id = (
        select id from petition where petition_no = ${petitionNo})`.execute(portal.db)
    const of = (petitions: Awaited<ReturnType<typeof preview>>['petitions'], petitionNo: string) =>
      petitions.find(petition => petition.petitionNo === petitionNo)

    it('shows first who would be asked, and sends nothing', async () => {
      const letter = await overdue()
      const { petitions, total } = await preview('zs07')
      expect(of(petitions, letter.petitionNo)).toMatchObject({
        office: '安澜市人力资源和社会保障局',
        person: expect.stringMatching(/./),
        reason: '',
      })
      expect(total).toBeGreaterThanOrEqual(petitions.length)
      expect(await letter.todos()).toEqual(['accept demo-rs12'])
      expect(of((await preview('zs07', { region: '990200000000' })).petitions, letter.petitionNo)).toBeUndefined()
      expect(of((await preview('zs07', { unit: '990100000-rs' })).petitions, letter.petitionNo)).toBeDefined()
      expect((await preview('zs07', { unit: "x' or true --" })).petitions).toEqual([])
    })

    it('urges several, each for itself, and says why it cannot', async () => {
      const [one, other] = [await overdue(), await overdue()]
      await other.act('zs05', urge, text)
      await delay(other.petitionNo)
      const { petitions } = await preview('zs07')
      expect(of(petitions, other.petitionNo)?.reason).toBe('已有催办等待回复，请勿重复催办')
      const asked = await Promise.all(
        [one, other].map(async ({ petitionNo, version }) => ({ petitionNo, version: await version() })),
      )
      const done = await portal.answerTo(urgeMany, { petitions: asked, ...text }, await as('zs07'))
      const failed = [{ petitionNo: other.petitionNo, reason: '已有催办等待回复，请勿重复催办' }]
      expect(done).toEqual({ urged: 1, failed })
      expect(await one.todos()).toContain('urgeReply demo-rs12')
    })

    it('is for who may urge, and of what is some', async () => {
      const letter = await overdue()
      const one = { petitionNo: letter.petitionNo, version: await letter.version() }
      for (const account of ['zs01', 'tj17'])
        expect((await portal.ask(urgeMany, { petitions: [one], ...text }, await as(account))).code).toBe(
          errors.forbidden.code,
        )
      const done = await portal.answerTo(urgeMany, { petitions: [one], ...text }, await as('sd07'))
      expect(done).toMatchObject({ urged: 0, failed: [{ petitionNo: letter.petitionNo }] })
      for (const petitions of [[], Array.from({ length: 51 }, () => one)])
        expect((await portal.ask(urgeMany, { petitions, ...text }, await as('zs07'))).code).not.toBe(0)
    })
  })

  it('waits while the sender has to act', async () => {
    const letter = await labour.signed()
    await labour.act(letter, 'rs12', requestReturn, RETURNED, 'rs13')
    expect(await letter.refusal('zs06', urge, text)).toContain('不能催办')
  })
})
