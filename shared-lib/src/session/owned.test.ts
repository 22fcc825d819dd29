import { sessionSlice } from '../store/session-slice'
import { store } from '../store/store'
import { desktopWith } from '../testing'
import { ownedByUser } from './owned'

const { opened, closed } = sessionSlice.actions
const signIn = (userId: string, deptId = 'd1') => store.dispatch(opened(desktopWith([], { userId, deptId })))

describe('What belongs to the user', () => {
  const pages = ownedByUser<readonly string[]>(() => [])
  beforeEach(() => {
    signIn('one')
    pages.set(['收件箱'])
  })

  it('stays while the same one is signed in', () => {
    signIn('one')
    expect(pages.get()).toEqual(['收件箱'])
  })

  it.each<[string, () => unknown]>([
    ['another signs in', () => signIn('another')],
    ['they act in another post', () => signIn('one', 'd2')],
    ['they sign out', () => store.dispatch(closed())],
  ])('is gone when %s, and does not come back', (_, leave) => {
    leave()
    expect(pages.get()).toEqual([])
    signIn('one')
    expect(pages.get()).toEqual([])
  })

  it('is gone also where nobody asked meanwhile before it is kept anew', () => {
    signIn('another')
    pages.set(['写邮件'])
    expect(pages.get()).toEqual(['写邮件'])
    signIn('one')
    expect(pages.get()).toEqual([])
  })
})
