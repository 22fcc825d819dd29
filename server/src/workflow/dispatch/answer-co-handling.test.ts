import { answerCoHandling, coHandle, transfer } from '@portal/shared-lib/contract/actions'
import { answering } from '../../../test/answers'
import { useCases } from '../../../test/cases'
import { dispatchArgs, HOUSING, LABOUR } from '../../../test/dispatches'
import { usePortal } from '../../../test/portal'

describe('协办答复', () => {
  const portal = usePortal({ database: 'demo' })
  const cases = useCases(portal)
  const { accepted } = answering(portal, cases)

  beforeAll(() => portal.clock.stopAt('2026-11-20T09:00:00+08:00'))
  afterAll(() => portal.clock.reset())

  const asked = { orgIds: [HOUSING], text: '请提供小区交付验收材料。', dueOn: '2026-12-01' }
  const answer = { text: '该小区已于今年九月竣工验收，材料附后。' }

  async function askedBeside() {
    const letter = await accepted()
    await letter.act('rs12', coHandle, asked)
    return letter
  }

  it('goes to the lead, who is told', async () => {
    const letter = await askedBeside()
    expect(await letter.act('zj12', answerCoHandling, answer)).toMatchObject({ state: '30' })
    expect(await letter.todos()).toEqual(['handle demo-rs12', 'coAnswered demo-rs12'])
    expect(await letter.clocks()).not.toContain('K21')
    expect(await cases.lastMessageOf('rs12')).toContain('协办意见')
    expect(await letter.lastEntry()).toMatchObject({ action: '协办答复', text: answer.text })
  })

  it('is given once, in ten characters or more', async () => {
    const letter = await askedBeside()
    expect(await letter.refusal('zj12', answerCoHandling, { text: '已验收。' })).toMatch(/^请填写协办意见/)
    await letter.act('zj12', answerCoHandling, answer)
    expect(await letter.refusal('zj12', answerCoHandling, answer)).toMatch('不能协办答复')
  })

  it('waits for the signature of whoever it was sent to', async () => {
    const letter = await cases.letter()
    await letter.act('zs05', transfer, dispatchArgs(LABOUR, HOUSING))
    expect(await letter.refusal('zj12', answerCoHandling, answer)).toContain('该事项不在您或本部门名下')
  })

  it('is for those who were asked', async () => {
    const letter = await askedBeside()
    expect(await letter.refusal('zj13', answerCoHandling, answer)).toBe('您没有此项操作的权限，请联系管理员')
    expect(await letter.refusal('rs12', answerCoHandling, answer)).toMatch(/^当前状态为“办理中”，不能协办答复/)
    expect(await letter.refusal('zr12', answerCoHandling, answer)).toBe('信访件不存在或您无权查看')
  })
})
