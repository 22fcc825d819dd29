import type { PermissionNode } from '@portal/shared-lib'
import { desktopWith } from '@portal/shared-lib/testing'
import { blockOf, blocksOf, buildRoutes } from './menu'

function node(url: string, settings: object, part: Partial<PermissionNode> = {}): PermissionNode {
  const coustomParameters = JSON.stringify(settings)
  const plain = { id: url, url, funName: url, description: null, iconPath: null, isRemind: '0' as const, list: [] }
  return { ...plain, coustomParameters, ...part }
}

const tree = [
  node('letterManage', { kind: 'menu', block: 'xfdj' }, { list: [node('letterRegister', { kind: 'page' })] }),
  node(
    'toDoManage',
    { kind: 'menu', block: 'ywbl' },
    {
      list: [
        node('personalToDo', { kind: 'page', counter: 'DbxxController/x' }, { isRemind: '1' }),
        node('departToDo', { kind: 'page', counter: 'todos/x' }),
        node('personalWsxfTab', { kind: 'key' }),
        node('bl:sign', { kind: 'button' }),
      ],
    },
  ),
  node('knowledgeTree', { kind: 'menu', block: 'zsk' }),
]

describe('the routes of a permission tree', () => {
  const routes = buildRoutes(tree)

  it('are /{url} with children {url}/{childUrl}; keys and buttons are no pages', () => {
    expect(routes.map(({ path, children }) => [path, children.map(child => child.path)])).toEqual([
      ['/letterManage', ['/letterManage/letterRegister']],
      ['/toDoManage', ['/toDoManage/personalToDo', '/toDoManage/departToDo']],
      ['/knowledgeTree', []],
    ])
  })

  it('count only what is flagged as a reminder', () => {
    expect(routes[1]?.children.map(child => child.counter)).toEqual(['DbxxController/x', undefined])
  })

  it('lead from a block to its first child, or to a route without children; a block without routes is none', () => {
    const topMenu = ['ywbl', 'gwgl', 'zsk'].map(code => ({ code, resourceName: `名称${code}` }))
    expect(blocksOf(desktopWith([], { topMenu }), routes)).toEqual([
      { code: 'ywbl', resourceName: '名称ywbl', entry: '/toDoManage/personalToDo' },
      { code: 'zsk', resourceName: '名称zsk', entry: '/knowledgeTree' },
    ])
  })

  it('know the block of a page, also of a detail page that is no menu entry', () => {
    const { topMenu } = desktopWith([])
    expect(blockOf(routes, topMenu, '/toDoManage/handle')).toBe('ywbl')
    expect(blockOf(routes, [{ code: 'fcfh', resourceName: '' }], '/fcfhManage/x')).toBe('fcfh')
    expect(blockOf(routes, topMenu, '/lawsKnowledge/lawsDetail')).toBe('zsk')
    expect(blockOf(routes, topMenu, '/elsewhere')).toBeUndefined()
  })

  it('survive settings that are not JSON', () => {
    expect(buildRoutes([node('odd', {}, { coustomParameters: '{' })])[0]?.block).toBe('odd')
  })
})
