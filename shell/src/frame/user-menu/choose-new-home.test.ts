import { notify, readSaved, save } from '@portal/shared-lib'
import { updateUserPreference } from '@portal/shared-lib/contract/account'
import { homePath, signOut } from '@portal/shared-lib/contract/identity'
import { FakeRefusal, fake, fakeServer } from '@portal/shared-lib/testing'
import { chooseNewHome, chooseOldHome } from './user-entries'

/** What is said to the user. */
function words() {
  const said: string[] = []
  jest.spyOn(notify, 'success').mockImplementation(text => said.push(text))
  jest.spyOn(notify, 'error').mockImplementation(text => said.push(text))
  return said
}

describe('choosing another home page', () => {
  let server: ReturnType<typeof fakeServer>
  beforeEach(() => jest.useFakeTimers())
  afterEach(() => {
    server.stop()
    jest.useRealTimers()
  })
  const asked = () => server.arrived.map(({ path }) => path)

  it('is said, and ends the session after 1.5 s: it counts from the next sign-in on', async () => {
    server = fakeServer([fake(updateUserPreference, () => null), fake(signOut, () => null)])
    const said = words()
    await Promise.all([chooseNewHome(), jest.advanceTimersToNextTimerAsync()])
    expect(said).toEqual(['首页修改成功，重新登录后即可生效!'])
    expect(server.arrived[0]).toMatchObject({ path: updateUserPreference.path, args: { homeSelect: 0 } })
    await jest.advanceTimersByTimeAsync(1499)
    expect(asked()).not.toContain(signOut.path)
    await jest.advanceTimersByTimeAsync(1)
    expect(asked()).toContain(signOut.path)
  })

  it('back to the one of before is said and goes there at once', async () => {
    save('homeUrl', '/home/homeStaffNew')
    server = fakeServer([fake(updateUserPreference, () => null), fake(homePath, () => '/home/homeStaff')])
    const said = words()
    await Promise.all([chooseOldHome(), jest.runAllTimersAsync()])
    expect(said).toEqual(['首页修改成功'])
    expect(server.arrived[0]).toMatchObject({ args: { homeSelect: 1 } })
    expect(readSaved('homeUrl')).toBe('/home/homeStaff')
    expect(window.location.pathname).toMatch(/home\/homeStaff$/)
    expect(asked()).not.toContain(signOut.path)
  })

  it('changes nothing when the server refuses', async () => {
    server = fakeServer([
      fake(updateUserPreference, () => {
        throw new FakeRefusal('forbidden')
      }),
    ])
    const said = words()
    await Promise.all([chooseNewHome(), jest.runAllTimersAsync()])
    expect(said).toEqual(['您没有此项操作的权限，请联系管理员'])
    expect(asked()).toEqual([updateUserPreference.path])
  })
})
