import type { Desktop, PermissionNode } from '../store/permissions'

/** A desktop with some pages, `menu/page`, all in one block. */
export function desktopWith(pages: readonly string[], part: Partial<Desktop> = {}): Desktop {
  return {
    userId: 'p1',
    userName: '赵甲禾',
    regionCode: '990000000000',
    regionName: '临江省',
    deptId: 'd1',
    deptName: '来信处',
    orgId: 'o1',
    orgCode: '9900000000000001299',
    orgName: '临江省信访局',
    isPetition: '1',
    switchUser: '0',
    seesCases: '1',
    topMenu: [{ code: 'ywbl', resourceName: '业务办理' }],
    permissionList: treeOf(pages),
    ...part,
  }
}

function treeOf(pages: readonly string[]): PermissionNode[] {
  const menus = [...new Set(pages.map(page => page.split('/')[0] ?? ''))]
  return menus.map(menu => ({
    ...node(menu, { kind: 'menu', block: 'ywbl' }),
    list: pages
      .filter(page => page.startsWith(`${menu}/`))
      .map(page => node(page.split('/')[1] ?? '', { kind: 'page' })),
  }))
}

function node(url: string, settings: object): PermissionNode {
  const coustomParameters = JSON.stringify(settings)
  return { id: url, url, funName: url, description: null, iconPath: null, isRemind: '0', coustomParameters, list: [] }
}
