import { sessionSlice, store } from '@portal/shared-lib'
import { desktopWith } from '@portal/shared-lib/testing'
import { keepQueue, passOver, placeOf } from './queue'

const LIST = '/toDoManage/personalToDo?lamp=red'
const caseAt = (no: string) => `/toDoManage/handle?xfjbh=${no}&dbid=7`

describe('The list out of which a case was opened', () => {
  it('tells of a case what stands before and after it', () => {
    keepQueue(LIST, [caseAt('a'), '/videoRoom?id=1', caseAt('b'), caseAt('c')])
    expect(placeOf('b')).toEqual({ from: LIST, at: 2, count: 3, previous: caseAt('a'), next: caseAt('c') })
    expect(placeOf('a')).toMatchObject({ at: 1, previous: undefined })
    expect(placeOf('c')).toMatchObject({ at: 3, next: undefined })
  })

  it('knows nothing of a case from elsewhere', () => {
    keepQueue(LIST, [caseAt('a')])
    expect(placeOf('z')).toBeUndefined()
  })

  it('leads on to what still waits, going round, until nothing does', () => {
    keepQueue(LIST, [caseAt('a'), caseAt('b'), caseAt('c')])
    expect(passOver('b')).toBe(caseAt('c'))
    expect(passOver('c')).toBe(caseAt('a'))
    expect(passOver('a')).toBeUndefined()
    keepQueue(LIST, [caseAt('a'), caseAt('b')])
    expect(passOver('b')).toBe(caseAt('a'))
  })

  it('is nobody else’s', () => {
    const signIn = (userId: string) => store.dispatch(sessionSlice.actions.opened(desktopWith([], { userId })))
    signIn('one')
    keepQueue(LIST, [caseAt('a')])
    expect(placeOf('a')).toBeDefined()
    signIn('another')
    expect(placeOf('a')).toBeUndefined()
  })
})
