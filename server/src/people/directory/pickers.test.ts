import * as approvals from '@portal/shared-lib/contract/approvals'
import { assignees } from '@portal/shared-lib/contract/assignments'
import { findColleagues } from '@portal/shared-lib/contract/lookups'
import { people, peopleByName } from '@portal/shared-lib/contract/people'
import { usePortal } from '../../../test/portal'

describe('Whoever waits to be activated stands in no list of people to choose from', () => {
  const portal = usePortal({ database: 'demo' })
  let token: string
  beforeAll(async () => {
    token = await portal.signInAs('zs06')
  })

  it.each([
    ['the people picker', () => portal.answerTo(people, { userName: '周戊汀' }, { token })],
    ['people by name', () => portal.answerTo(peopleByName, { userName: '周戊汀' }, { token })],
    ['colleagues of a form', () => portal.answerTo(findColleagues, { name: '周戊汀' }, { token })],
    ['who gets a to-do', () => portal.answerTo(assignees, { within: 'department' }, { token })],
    [
      'who is entrusted with approvals',
      () => portal.answerTo(approvals.colleagues, { purpose: 'delegate', approvalId: '', name: '周戊汀' }, { token }),
    ],
  ])('not of %s', async (_, ask) => {
    const wait = (awaits_password: boolean) =>
      portal.db.updateTable('person').set({ awaits_password }).where('login_account', '=', 'zs05').execute()
    expect(JSON.stringify(await ask())).toContain('周戊汀')
    await wait(true)
    expect(JSON.stringify(await ask())).not.toContain('周戊汀')
    await wait(false)
  })
})
