import { escalate, transfer } from '@portal/shared-lib/contract/actions'
import { approvals } from '@portal/shared-lib/contract/approvals'
import { useCases } from '../../../test/cases'
import { dispatchArgs, LABOUR } from '../../../test/dispatches'
import { usePortal } from '../../../test/portal'
import { dateTimeOf } from '../../platform/calendar/china-time'

describe('呈报领导', () => {
  const portal = usePortal({ database: 'demo' })
  const cases = useCases(portal)
  const summary = { summary: '涉及人数较多，请领导阅示。' }

  it('waits for the head of the bureau and leaves the case where it is', async () => {
    const letter = await cases.letter()
    expect(await letter.act('zs05', escalate, summary)).toMatchObject({ state: '10', awaitsApproval: true })
    expect(await letter.todos()).toEqual(['sort 990000000-xf', 'approval demo-zs07'])
    await cases.decide('zs07', 'agree', '请依法处理。')
    expect(await letter.todos()).toEqual(['sort 990000000-xf'])
    expect(await letter.state()).toBe('10')
  })

  it('is not done twice while one waits', async () => {
    const letter = await cases.letter()
    await letter.act('zs05', escalate, summary)
    expect(await letter.refusal('zs05', escalate, summary)).toBe('该件已有待批的呈报，请等待领导批示')
  })

  it('is due when the petition is, also when that comes to be due otherwise', async () => {
    const letter = await cases.letter()
    const limits = async () => {
      const { list } = await portal.answerTo(approvals, { limit: 9999 }, { token: await cases.tokenOf('zs07') })
      const petition = portal.db.selectFrom('petition').where('petition_no', '=', letter.petitionNo)
      const { id, due_at } = await petition.select(['id', 'due_at']).executeTakeFirstOrThrow()
      const open = portal.db.selectFrom('todo').where('petition_id', '=', id).where('todo_type', '=', 'approval')
      const todo = await open.select(['due_at', 'yellow_at']).executeTakeFirstOrThrow()
      const listed = list.find(({ petitionNo }) => petitionNo === letter.petitionNo)
      return { petition: due_at && dateTimeOf(due_at), approval: listed?.dueAt, todo }
    }
    await letter.act('zs05', escalate, summary)
    const before = await limits()
    expect(before.approval).toEqual(expect.any(String))
    await letter.act('zs05', transfer, dispatchArgs(LABOUR))
    const after = await limits()
    for (const { petition, approval, todo } of [before, after]) {
      expect(approval).toBe(petition)
      expect(todo).toEqual({ due_at: expect.any(Date), yellow_at: expect.any(Date) })
    }
    expect(after.approval).not.toBe(before.approval)
  })
})
