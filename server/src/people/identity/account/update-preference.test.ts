import { updateUserPreference } from '@portal/shared-lib/contract/account'
import { homePath } from '@portal/shared-lib/contract/identity'
import { createPerson } from '../../../../test/factories'
import { usePortal } from '../../../../test/portal'

describe('The new home page', () => {
  const portal = usePortal()

  async function withHome(home: string) {
    const person = await createPerson(portal.db, { homePath: home })
    return { ...person, token: await portal.signInAs(person.account) }
  }
  const choose = (token?: string, homeSelect: 0 = 0) => portal.ask(updateUserPreference, { homeSelect }, { token })

  it('is for those with a session', async () => {
    expect(await choose()).toMatchObject({ code: -1 })
  })

  it.each(['/home/index', '/home/homeLeader', '/home/homeStaffNew'])('is none for who has %s', async home => {
    const { token } = await withHome(home)
    expect((await choose(token)).message).toBe('您的首页没有新版')
    expect(await portal.answerTo(homePath, {}, { token })).toBe(home)
  })

  it('takes no other choice', async () => {
    const { token } = await withHome('/home/homeStaff')
    expect(await choose(token, 1 as 0)).toMatchObject({ code: 4000 })
  })

  it('is the home page of staff from then on, and is recorded', async () => {
    const { token, id } = await withHome('/home/homeStaff')
    expect(await choose(token)).toMatchObject({ code: 0 })
    expect(await portal.answerTo(homePath, {}, { token })).toBe('/home/homeStaffNew')
    const rows = portal.db.selectFrom('audit').where('action', '=', 'updateUserPreference').select('person_id')
    expect(await rows.execute()).toEqual([{ person_id: id }])
  })
})
