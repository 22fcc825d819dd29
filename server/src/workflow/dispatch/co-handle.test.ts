import { accept, coHandle } from '@portal/shared-lib/contract/actions'
import { answering, notice } from '../../../test/answers'
import { useCases } from '../../../test/cases'
import { HOUSING, LABOUR } from '../../../test/dispatches'
import { usePortal } from '../../../test/portal'

const asked = { orgIds: [HOUSING], text: '请提供小区交付验收材料。', dueOn: '2026-12-01' }
const _answer = { text: '该小区已于今年九月竣工验收，材料附后。' }

describe('协办', () => {
  const portal = usePortal({ database: 'demo' })
  const cases = useCases(portal)
  const labour = answering(portal, cases)

  beforeAll(() => portal.clock.stopAt('2026-11-20T09:00:00+08:00'))
  afterAll(() => portal.clock.reset())

  async function accepted() {
    const letter = await labour.signed()
    await letter.act('rs12', accept, notice())
    return letter
  }

  it('asks somebody to co-handle; the lead goes on meanwhile', async () => {
    const letter = await accepted()
    expect(await letter.act('rs12', coHandle, asked)).toMatchObject({ state: '30' })
    expect(await letter.todos()).toEqual(['handle demo-rs12', `coHandle ${HOUSING}`])
    expect(await letter.dueOf('K21')).toEqual(new Date('2026-12-01T23:59:59+08:00'))
  })

  it.each([
    ['half a month', '2026-11-20', undefined, '2026-12-05'],
    ['half a month at most', '2026-11-20', '2026-12-20', '2026-12-05'],
    ['half of what the lead has left', '2027-01-08', undefined, '2027-01-13'],
    ['no more than that', '2027-01-08', '2027-01-18', '2027-01-13'],
    ['a day at least', '2027-02-01', undefined, '2027-02-02'],
  ])('leaves %s', async (_, today, dueOn, due) => {
    const letter = await accepted()
    portal.clock.stopAt(`${today}T09:00:00+08:00`)
    const { orgIds, text } = asked
    await letter.act('rs12', coHandle, { orgIds, text, ...(dueOn && { dueOn }) })
    expect(await letter.dueOf('K21')).toEqual(new Date(`${due}T23:59:59+08:00`))
    portal.clock.stopAt('2026-11-20T09:00:00+08:00')
  })

  it.each([
    ['itself', { ...asked, orgIds: [LABOUR] }, '请选择可接收的单位'],
    ['one office twice', { ...asked, orgIds: [HOUSING, HOUSING] }, '同一单位不能重复选择'],
    ['an answer for today', { ...asked, dueOn: '2026-11-20' }, '协办期限不得晚于办结期限'],
    ['an answer after its own limit', { ...asked, dueOn: '2027-03-01' }, '协办期限不得晚于办结期限'],
  ])('is refused for %s', async (_, args, text) => {
    expect(await (await accepted()).refusal('rs12', coHandle, args)).toBe(text)
  })
})
