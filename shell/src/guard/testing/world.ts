import type { Composition } from '@portal/shared-lib'
import { desktopWith } from '@portal/shared-lib/testing'
import type { GuardWorld } from '../guard'

const route = (path: string, check: boolean) => ({ path, title: `标题${path}`, check })

const composition: Composition = {
  province: {
    code: '99',
    title: '临江省信访业务系统',
    copyright: '',
    developer: '',
    basePath: '/tjfx/',
    testPorts: [],
    testOrigins: [],
    signInModes: ['ordinary', 'code', 'key', 'qr'],
    browserPolicy: 'modern',
  },
  remotes: [
    {
      name: 'mf-casework',
      version: '0.1.0',
      container: 'mf_casework',
      manifest: '/tjfx/x.json',
      routes: [
        { ...route('/open/toAll', false), open: true },
        route('/toDoManage/departToDo', true),
        route('/toDoManage/handle', false),
        route('/home/index', true),
      ],
    },
  ],
  integrity: {},
}

/** For tests: a signed-in user with two pages, of which one is served; parts may differ. */
export function world(part: Partial<GuardWorld> & { forgotten?: boolean } = {}) {
  const state = { forgotten: false, loaded: 0 }
  const desktop = desktopWith(['toDoManage/departToDo', 'toDoManage/personalToDo', 'home/index'])
  const base: GuardWorld = {
    composition,
    readToken: () => 'token',
    readHomeUrl: () => undefined,
    forget: () => {
      state.forgotten = true
    },
    desktop: () => undefined,
    takeWayBack: () => undefined,
    loadDesktop: async () => {
      state.loaded++
      return { data: desktop }
    },
    ...part,
  }
  return { ...base, state }
}
