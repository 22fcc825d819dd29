import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import type { Composition, Desktop } from '@portal/shared-lib'
import { ProvinceManifest } from '@portal/shared-lib/contract/remote-manifest'
import { desktopWith } from '@portal/shared-lib/testing'
import { composedRemote } from '@portal/tooling/remote'
import { ONE_OF_EACH_ROLE } from '../../e2e/portal/screens'
import { PERSONAS } from '../../server/fixtures/demo/people/personas'
import { permissionTree, topMenu } from '../../server/src/people/identity/permission-tree'
import { rightsOf } from '../../server/src/people/identity/rights'
import { grantRows, permissionRows } from '../../server/src/people/rights/rows'
import { accessTo } from '../../shell/src/menu/access'
import { blocksOf, buildRoutes } from '../../shell/src/menu/menu'
import { offeredMenu } from '../../shell/src/menu/offered'

const ROOT = join(__dirname, '../..')

const readJson = (...path: string[]) => JSON.parse(readFileSync(join(ROOT, ...path), 'utf8'))

/** What `npm start` serves, as its page says it. */
function portalOf(provinceName: string, settings: object = {}): Composition {
  const province = ProvinceManifest.parse({ ...readJson('provinces', provinceName, 'province.json'), ...settings })
  const remotes = Object.keys(province.remotes).map(name =>
    composedRemote(readJson(name, 'remote.json'), province, `${name}/mf-manifest.json`),
  )
  return { province, remotes, integrity: {} } as Composition
}

const rights = rightsOf(
  permissionRows().map(row => ({ is_remind: false, ...row })),
  grantRows(),
)

/** What the server answers to whoever signs in to a post with this role. */
function desktopOf(role: string | null): Desktop {
  const granted = rights.grantedTo(role === null ? [] : [role])
  return desktopWith([], { permissionList: permissionTree(granted), topMenu: topMenu(rights.nodes, granted) })
}

const POSTS = PERSONAS.flatMap(({ account, posts }) =>
  posts.map(([office, department, , role]) => ({ account, post: `${office}${department}`, role })),
)

describe('the menus of the demonstration', () => {
  const portal = portalOf('linjiang')
  const served = new Set(portal.remotes.flatMap(({ routes }) => routes.map(({ path }) => path)))
  const menusOf = (role: string | null, composition: Composition) => {
    const desktop = desktopOf(role)
    const granted = buildRoutes(desktop.permissionList)
    const offered = offeredMenu(granted, composition)
    /** What menus may hold; the rest is opened by its address alone. */
    const listed = granted.filter(({ isHidden }) => !isHidden)
    return { desktop, granted, listed, offered }
  }
  const pagesOf = (routes: ReturnType<typeof buildRoutes>) =>
    routes.flatMap(({ path, children }) => (children.length ? children.map(child => child.path) : [path]))

  it.each(POSTS)('lead $account of $post to pages that somebody serves, and to all of them', ({ role }) => {
    const { desktop, granted, listed, offered } = menusOf(role, portal)
    const shown = pagesOf(offered)
    expect(shown.filter(path => !served.has(path))).toEqual([])
    expect(shown).toEqual(pagesOf(listed).filter(path => served.has(path)))
    for (const path of shown) expect(accessTo(path, portal, granted).kind).toBe('served')
    const blocks = blocksOf(desktop, offered)
    expect(blocks.filter(({ entry }) => !served.has(entry))).toEqual([])
    expect(new Set(blocks.map(({ code }) => code))).toEqual(new Set(offered.map(({ block }) => block)))
  })

  it.each(POSTS)('hold everything of $account of $post where the province hides nothing', ({ role }) => {
    const showing = portalOf('linjiang', { hideUnserved: false })
    const { desktop, listed, offered } = menusOf(role, showing)
    expect(offered).toEqual(listed)
    expect(blocksOf(desktop, offered).map(({ code }) => code)).toEqual(desktop.topMenu.map(({ code }) => code))
  })

  it('are walked by one of each role wherever every screen is looked at', () => {
    const rolesOf = (account: string) => PERSONAS.find(each => each.account === account)?.posts[0]?.[3]
    const roles = new Set(PERSONAS.flatMap(({ posts }) => posts.map(([, , , role]) => role)))
    expect(new Set(ONE_OF_EACH_ROLE.map(rolesOf))).toEqual(roles)
    expect(ONE_OF_EACH_ROLE).toHaveLength(roles.size)
  })
})
