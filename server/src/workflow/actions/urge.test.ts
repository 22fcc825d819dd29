import { replyUrge, urge } from '@portal/shared-lib/contract/handling'
import { answering } from '../../../test/answers'
import { useCases } from '../../../test/cases'
import { usePortal } from '../../../test/portal'

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

  it('is for others than those who have the case', async () => {
    const letter = await cases.letter()
    expect(await letter.refusal('zs05', urge, text)).toBe('该件正由本单位办理，不能催办')
  })
})
