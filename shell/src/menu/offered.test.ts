import type { Composition } from '@portal/shared-lib'
import { desktopWith } from '@portal/shared-lib/testing'
import { world } from '../guard/testing/world'
import { accessTo } from './access'
import { blocksOf, buildRoutes } from './menu'
import { offeredMenu } from './offered'

const { composition } = world()

const served = (...paths: string[]): Composition => ({
  ...composition,
  remotes: composition.remotes.map(remote => ({
    ...remote,
    routes: paths.map(path => ({ path, title: path, check: true })),
  })),
})
const showing = (portal: Composition): Composition => ({
  ...portal,
  province: { ...portal.province, hideUnserved: false },
})

const PAGES = ['toDoManage/personalToDo', 'toDoManage/departToDo', 'superviseManage/superviseList', 'home/homeBmld']
const menu = buildRoutes(desktopWith(PAGES).permissionList)
const pathsOf = (portal: Composition) => offeredMenu(menu, portal).flatMap(({ children }) => children.map(c => c.path))

describe('what menus show of the permission tree', () => {
  it('is what a composed remote serves; a submenu with nothing left is gone', () => {
    const offered = offeredMenu(menu, served('/toDoManage/departToDo'))
    expect(offered.map(({ path }) => path)).toEqual(['/toDoManage'])
    expect(pathsOf(served('/toDoManage/departToDo'))).toEqual(['/toDoManage/departToDo'])
  })

  it('grows by itself when a remote serves more', () => {
    expect(pathsOf(served('/toDoManage/departToDo', '/superviseManage/superviseList'))).toEqual([
      '/toDoManage/departToDo',
      '/superviseManage/superviseList',
    ])
  })

  it('has an address that leads elsewhere where that is served', () => {
    const portal = served('/home/index')
    const both = buildRoutes(desktopWith([...PAGES, 'home/index']).permissionList)
    expect(offeredMenu(both, portal).flatMap(({ children }) => children.map(({ path }) => path))).toEqual([
      '/home/homeBmld',
      '/home/index',
    ])
  })

  it('is all of it where the province does not hide what is still to come', () => {
    expect(pathsOf(showing(served()))).toEqual([
      '/toDoManage/personalToDo',
      '/toDoManage/departToDo',
      '/superviseManage/superviseList',
    ])
  })

  it('has no page that is opened by its address alone, which its right opens nonetheless', () => {
    const [page] = desktopWith(['decisionBoard']).permissionList
    if (!page) throw new Error('The tree has the page')
    const hidden = buildRoutes([{ ...page, coustomParameters: '{"kind":"menu","block":"cxtj","hidden":"1"}' }])
    const portal = served('/decisionBoard')
    expect(offeredMenu(hidden, portal)).toEqual([])
    expect(accessTo('/decisionBoard', portal, hidden)).toMatchObject({ kind: 'served' })
    expect(accessTo('/decisionBoard', portal, [])).toEqual({ kind: 'forbidden' })
  })

  it('leads to the first page of a block that is served; a block without one is none', () => {
    const topMenu = [
      { code: 'ywbl', resourceName: '业务办理' },
      { code: 'dcdb', resourceName: '督查督办' },
    ]
    const desktop = desktopWith(PAGES, { topMenu })
    expect(blocksOf(desktop, offeredMenu(menu, served('/toDoManage/departToDo')))).toEqual([
      { code: 'ywbl', resourceName: '业务办理', entry: '/toDoManage/departToDo' },
    ])
  })
})
