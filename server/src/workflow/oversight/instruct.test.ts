import { escalate, instruct } from '@portal/shared-lib/contract/actions'
import { dispatchPreset } from '@portal/shared-lib/contract/registration'
import { useCases } from '../../../test/cases'
import { HOUSING, LABOUR } from '../../../test/dispatches'
import { usePortal } from '../../../test/portal'

describe('领导批示', () => {
  const portal = usePortal({ database: 'demo' })
  const cases = useCases(portal)
  const text = { text: '请人社局牵头核实，限期报结果。' }

  it('gives the caseworkers of the registering bureau what is to be done', async () => {
    const letter = await cases.letter()
    await letter.act('zs07', instruct, { ...text, orgId: LABOUR, dueOn: '2026-12-10' })
    expect(await letter.todos()).toEqual(['sort 990000000-xf', 'instructed 990000000-xf'])
    expect(await cases.lastMessageOf('zs05')).toContain('作出批示')
    const rows = portal.db
      .selectFrom('petition')
      .where('petition_no', '=', letter.petitionNo)
      .select(['state', 'flags'])
    expect(await rows.executeTakeFirst()).toEqual({ state: '10', flags: ['leaderInstruction'] })
    const words = `${text.text} 承办单位：安澜市人力资源和社会保障局。 期限：2026-12-10。`
    expect(await letter.lastEntry()).toMatchObject({ action: '领导批示', text: words })
  })

  it('answers what was put before the leader, and tells whoever did', async () => {
    const letter = await cases.letter()
    await letter.act('zs05', escalate, { summary: '涉及人数较多，请领导阅示。' })
    await letter.act('zs07', instruct, text)
    expect(await letter.todos()).toEqual(['sort 990000000-xf', 'instructed 990000000-xf'])
    expect(await cases.lastMessageOf('zs05')).toContain(`对信访件${letter.petitionNo}作出批示`)
    const answered = await portal.db
      .selectFrom('approval_decision')
      .select(['decision', 'opinion', 'person_id'])
      .execute()
    expect(answered).toContainEqual({ decision: 'agree', opinion: text.text, person_id: 'demo-zs07' })
  })

  it('presets the dispatch that carries it out, the newest of several', async () => {
    const letter = await cases.letter()
    await letter.act('zs07', instruct, { ...text, orgId: LABOUR, dueOn: '2026-12-10' })
    await letter.act('zs07', instruct, { text: '改由住建局牵头。', orgId: HOUSING })
    const token = await cases.tokenOf('zs05')
    expect(await portal.answerTo(dispatchPreset, { petitionNo: letter.petitionNo }, { token })).toEqual({
      mode: '020300',
      text: '改由住建局牵头。',
      orgId: HOUSING,
      dueOn: null,
      reply: '',
    })
  })

  it.each([
    ['without words', { text: ' ' }, '请填写批示内容（1至1000字）'],
    ['for an organisation that does not exist', { ...text, orgId: 'nowhere' }, '请选择可接收的单位'],
  ])('is refused %s', async (_, args, refusal) => {
    expect(await (await cases.letter()).refusal('zs07', instruct, args)).toBe(refusal)
  })

  it('is for leaders', async () => {
    expect(await (await cases.letter()).refusal('zs06', instruct, text)).toBe('您没有此项操作的权限，请联系管理员')
  })
})
