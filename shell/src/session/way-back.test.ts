import { forgetWayBack, rememberWayBack, takeWayBack } from './way-back'

describe('the way back', () => {
  beforeEach(() => sessionStorage.clear())

  it('leads whoever signs in to the page that was asked for, once', () => {
    rememberWayBack('/toDoManage/handle?xfjbh=LX1')
    expect(takeWayBack('p1')).toBe('/toDoManage/handle?xfjbh=LX1')
    expect(takeWayBack('p1')).toBeUndefined()
  })

  it('is nobody else’s after somebody was signed in here', () => {
    takeWayBack('p1')
    rememberWayBack('/letterManage/letterRegister')
    expect(takeWayBack('p2')).toBeUndefined()
    expect(takeWayBack('p1')).toBeUndefined()
  })

  it('leads the same user back', () => {
    takeWayBack('p1')
    rememberWayBack('/letterManage/letterRegister')
    expect(takeWayBack('p1')).toBe('/letterManage/letterRegister')
  })

  it('is forgotten by signing out', () => {
    takeWayBack('p1')
    rememberWayBack('/letterManage/letterRegister')
    forgetWayBack()
    expect(takeWayBack('p1')).toBeUndefined()
  })

  it.each(['/', '/login', '/login?x=1', '/noAuthority'])('does not lead to %s', path => {
    rememberWayBack(path)
    expect(takeWayBack('p1')).toBeUndefined()
  })

  it.each(['no JSON', '{}', '{"to":7}', '{"to":"https://elsewhere.example"}', 'null'])('is not %s', text => {
    sessionStorage.setItem('wayBack', text)
    expect(takeWayBack('p1')).toBeUndefined()
  })
})
