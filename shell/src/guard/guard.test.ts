import type { Desktop, PortalError } from '@portal/shared-lib'
import { desktopWith } from '@portal/shared-lib/testing'
import { decide } from './guard'
import { world } from './testing/world'

const failing = (error: PortalError) => ({ loadDesktop: async () => ({ error }) })
const error = (kind: PortalError['kind']): PortalError => ({ kind, message: '', retry: false })

describe('step 1: the sign-in page and the root', () => {
  it.each(['/login', '/'])('leads from %s to the saved home', async path => {
    expect(await decide(path, world({ readHomeUrl: () => '/home/index' }))).toEqual({ kind: 'go', path: '/home/index' })
  })

  it('forgets everything at /login without a saved home', async () => {
    const here = world()
    expect(await decide('/login', here)).toMatchObject({ kind: 'show', title: '登录' })
    expect(here.state.forgotten).toBe(true)
  })

  it('forgets a saved home whose session is gone, instead of running in a circle', async () => {
    const here = world({ readToken: () => undefined, readHomeUrl: () => '/home/index' })
    expect(await decide('/login', here)).toMatchObject({ kind: 'show' })
    expect(here.state.forgotten).toBe(true)
  })

  it.each(['/', '/login', 'home/index', 'https://elsewhere.example'])('takes a saved %j for no home', async home => {
    expect(await decide('/login', world({ readHomeUrl: () => home }))).toMatchObject({ kind: 'show' })
  })

  it.each(['/', '/toDoManage/departToDo', '/nowhere'])('sends whoever has no token from %s to /login', async path => {
    const here = world({ readToken: () => undefined })
    expect(await decide(path, here)).toEqual({ kind: 'go', path: '/login' })
    expect(here.state.loaded).toBe(0)
  })
})

describe('a page that is open to all', () => {
  it.each([undefined, 'token'])('is shown at once with the token %j', token => {
    const here = world({ readToken: () => token })
    expect(decide('/open/toAll', here)).toEqual({ kind: 'show', title: '标题/open/toAll', served: true })
    expect(here.state).toEqual({ forgotten: false, loaded: 0 })
  })
})

describe('step 2: permissions', () => {
  it('are fetched where they are missing', async () => {
    const here = world()
    await decide('/toDoManage/departToDo', here)
    expect(here.state.loaded).toBe(1)
  })

  it('are not fetched again, and the answer comes at once', () => {
    const loaded: Desktop = desktopWith(['toDoManage/departToDo'])
    expect(decide('/toDoManage/departToDo', world({ desktop: () => loaded }))).toMatchObject({ kind: 'show' })
  })

  it('lead to /noAuthority where there are none', async () => {
    const nobody = { loadDesktop: async () => ({ data: desktopWith([]) }) }
    expect(await decide('/toDoManage/departToDo', world(nobody))).toEqual({ kind: 'go', path: '/noAuthority' })
    expect(await decide('/noAuthority', world(nobody))).toMatchObject({ kind: 'show', title: '无权限' })
  })
})

describe('the way back', () => {
  const takeWayBack = (userId: string) => (userId === 'p1' ? '/toDoManage/handle?xfjbh=LX1' : undefined)
  const home = { takeWayBack, readHomeUrl: () => '/home/index' }

  it('beats the home path', async () => {
    expect(await decide('/home/index', world(home))).toEqual({ kind: 'go', path: '/toDoManage/handle?xfjbh=LX1' })
  })

  it('leaves alone whoever is bound for another page', async () => {
    expect(await decide('/toDoManage/departToDo', world(home))).toMatchObject({ kind: 'show', title: 'departToDo' })
  })

  it('gives no rights', async () => {
    const lost = world({ ...home, takeWayBack: () => '/leadershipBoard' })
    expect(await decide('/home/index', lost)).toEqual({ kind: 'go', path: '/leadershipBoard' })
    expect(await decide('/leadershipBoard', world())).toEqual({ kind: 'go', path: '/noAuthority' })
  })
})

describe('step 3: routes', () => {
  it('lead from the root to the first child of the first block of the top menu', async () => {
    expect(await decide('/', world())).toEqual({ kind: 'go', path: '/toDoManage/departToDo' })
  })

  it('lead past what nobody serves: from the root, and from a menu', async () => {
    const desktop = desktopWith(['toDoManage/personalToDo', 'toDoManage/departToDo'])
    const here = world({ desktop: () => desktop })
    expect(await decide('/', here)).toEqual({ kind: 'go', path: '/toDoManage/departToDo' })
    expect(await decide('/toDoManage', here)).toEqual({ kind: 'go', path: '/toDoManage/departToDo' })
  })

  it('lead whoever has nothing that is served to what says so', async () => {
    const desktop = desktopWith(['toDoManage/personalToDo'])
    const here = world({ desktop: () => desktop })
    expect(await decide('/', here)).toEqual({ kind: 'go', path: '/toDoManage/personalToDo' })
    expect(await decide('/toDoManage/personalToDo', here)).toMatchObject({ kind: 'show', served: false })
  })

  it('lead from a home page that nobody serves to the first that somebody does', async () => {
    const here = world({ readHomeUrl: () => '/home/homeLeader' })
    expect(await decide('/home/homeLeader', here)).toEqual({ kind: 'go', path: '/toDoManage/departToDo' })
    const none = world({ ...here, desktop: () => desktopWith(['toDoManage/personalToDo']) })
    expect(
      await decide('/toDoManage/personalToDo', { ...none, readHomeUrl: () => '/toDoManage/personalToDo' }),
    ).toMatchObject({ kind: 'show', served: false })
  })

  it('skip blocks without routes', async () => {
    const topMenu = [
      { code: 'leer', resourceName: '空' },
      { code: 'ywbl', resourceName: '业务办理' },
    ]
    const desktop = desktopWith(['home/index'], { topMenu })
    expect(await decide('/', world({ desktop: () => desktop }))).toEqual({ kind: 'go', path: '/home/index' })
  })

  it('show what the permission tree holds', async () => {
    expect(await decide('/toDoManage/departToDo', world())).toEqual({ kind: 'show', title: 'departToDo', served: true })
  })

  it('show what is marked no-check without asking the tree', async () => {
    const decision = await decide('/toDoManage/handle', world())
    expect(decision).toEqual({ kind: 'show', title: '标题/toDoManage/handle', served: true })
  })

  it('say of a permitted page that nobody serves that it is not opened', async () => {
    expect(await decide('/toDoManage/personalToDo', world())).toMatchObject({ kind: 'show', served: false })
  })

  it('say of a page opened by its row, served by nobody yet, that it is not opened', async () => {
    const decision = await decide('/superviseManage/superviseHandler', world())
    expect(decision).toEqual({ kind: 'show', title: '督办办理', served: false })
  })

  it('refuse a page that exists but is not in the tree, served or not', async () => {
    expect(await decide('/leadershipBoard', world())).toEqual({ kind: 'go', path: '/noAuthority' })
  })

  it.each(['/nowhere', '/toDoManage/nothing', '/superviseManage'])('know nothing of %s', async path => {
    expect(await decide(path, world())).toEqual({ kind: 'missing' })
  })

  it.each([
    ['a menu', '/toDoManage', '/toDoManage/departToDo'],
    ['the home of department leaders', '/home/homeBmld', '/home/index'],
  ])('lead from %s to its page', async (_, from, to) => {
    expect(await decide(from, world())).toEqual({ kind: 'go', path: to })
  })

  it.each(['/transit', '/preview', '/room'])('let everybody reach %s', async path => {
    expect(await decide(path, world())).toMatchObject({ kind: 'show' })
  })

  it('refuse a served page that the tree lacks', async () => {
    const desktop = desktopWith(['home/index'])
    const decision = await decide('/toDoManage/departToDo', world({ desktop: () => desktop }))
    expect(decision).toEqual({ kind: 'go', path: '/noAuthority' })
  })
})

describe('step 5: failures', () => {
  it('go to /noAuthority when the server refuses', async () => {
    expect(await decide('/home/index', world(failing(error('refused'))))).toEqual({ kind: 'go', path: '/noAuthority' })
  })

  it('go to /login when the session has ended', async () => {
    const here = world(failing(error('expired')))
    expect(await decide('/home/index', here)).toEqual({ kind: 'go', path: '/login' })
    expect(here.state.forgotten).toBe(true)
  })

  it.each(['network', 'timeout', 'fault'] as const)('stay on the page with a way to try again: %s', async kind => {
    expect(await decide('/home/index', world(failing(error(kind))))).toMatchObject({ kind: 'fault' })
  })
})
