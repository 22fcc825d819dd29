import { handleSelf, replyUrge, requestReturn, settleSuggestion, urge } from '@portal/shared-lib/contract/actions'
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

  it('waits while the sender has to act', async () => {
    const letter = await labour.signed()
    await labour.act(letter, 'rs12', requestReturn, RETURNED, 'rs13')
    expect(await letter.refusal('zs06', urge, text)).toContain('不能催办')
  })
})
