import { mkdir, mkdtemp, rename, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { desktop } from '@portal/shared-lib/contract/identity'
import { showMenus } from '../../../../fixtures/demo/show-menus'
import { usePortal } from '../../../../test/portal'
import { runCommand } from '../../../../test/run-command'

/** Seconds after which rights are read anew. */
const RIGHTS_KNOWN = 11

const ADDS = {
  routes: [{ path: '/news/list', title: '新闻列表', check: true }],
  menus: [
    { url: 'news', title: '新闻', block: 'home', pages: [{ path: '/news/list', buttons: { 'news:write': '写新闻' } }] },
  ],
  calls: [],
}

describe('Menus that remotes bring', () => {
  const portal = usePortal({ database: 'demo' })
  let folder = ''
  const lock = () => join(folder, 'composition.lock.json')
  const compose = (adds: object) => writeFile(lock(), JSON.stringify({ parts: { shell: {}, 'mf-news': { adds } } }))
  const command = (...args: string[]) => runCommand('permissions', args, { DATABASE_URL: portal.services.databaseUrl })

  beforeAll(async () => {
    folder = await mkdtemp(join(tmpdir(), 'portal-menus-'))
    await compose(ADDS)
  })
  afterAll(() => rm(folder, { recursive: true }))

  const newsOf = async (account: string) => {
    portal.clock.advance({ seconds: RIGHTS_KNOWN })
    const { data } = await portal.ask(desktop, {}, { token: await portal.signInAs(account) })
    const menu = data?.permissionList.find(({ url }) => url === 'news')
    return menu?.list.map(page => [page.url, page.funName, page.list.map(({ url }) => url)])
  }

  it('are added once and for nobody, and given to roles and taken from them', async () => {
    expect(await command('add', lock())).toMatchObject({
      code: 0,
      told: 'Added menu:news, menu:news/list, menu:news/list/news:write\n',
    })
    expect(await command('add', lock())).toMatchObject({ code: 0, told: 'The tree has all of it\n' })
    expect(await newsOf('zs05')).toBeUndefined()

    expect(await command('grant', 'R06', 'news/list')).toMatchObject({ code: 0 })
    expect(await newsOf('zs05')).toEqual([['list', '新闻列表', []]])
    expect(await newsOf('zs01')).toBeUndefined()
    expect(await command('grant', 'R06', 'news:write')).toMatchObject({ code: 0 })
    expect(await newsOf('zs05')).toEqual([['list', '新闻列表', ['news:write']]])

    expect(await command('revoke', 'R06', 'news:write')).toMatchObject({ code: 0 })
    expect(await command('revoke', 'R06', 'news/list')).toMatchObject({ code: 0 })
    expect(await newsOf('zs05')).toBeUndefined()
    const audit = portal.db.selectFrom('audit').where('object_id', '=', 'R06 news/list').orderBy('id')
    const [lacked, held] = ['{"granted":false}', '{"granted":true}']
    expect(await audit.select(['action', 'address', 'before', 'after']).execute()).toEqual([
      { action: 'grantPermission', address: 'command line', before: lacked, after: held },
      { action: 'revokePermission', address: 'command line', before: held, after: lacked },
    ])
  })

  it.each([
    [['grant', 'R99', 'news/list'], 'There is no role R99. Roles: R01, '],
    [['grant', 'R06', 'news/nothing'], 'There is no permission news/nothing in the tree'],
    [['grant', 'R06'], 'Usage: permissions add'],
  ])('are not granted by %j', async (args, told) => {
    expect(await command(...args)).toMatchObject({ code: 1, told: expect.stringContaining(told) })
  })

  it('are not added to a block that the top menu lacks', async () => {
    await compose({ ...ADDS, menus: [{ ...ADDS.menus[0], url: 'other', block: 'nowhere' }] })
    expect(await command('add', lock())).toMatchObject({
      code: 1,
      told: expect.stringMatching(/^The menu 新闻 is to stand in nowhere; the top menu has only home, /),
    })
  })

  it('are everybody’s in the demonstration that serves them; what was taken since stays taken', async () => {
    const pages = [{ path: '/news/archive' }]
    const menus = [{ url: 'news', title: '新闻', block: 'home', pages }]
    await compose({ ...ADDS, routes: [{ path: '/news/archive', title: '旧闻', check: true }], menus })
    const services = { ...portal.services, config: { ...portal.services.config, portalFolder: folder } }
    await showMenus(services)
    expect(await newsOf('zs01')).toEqual([['archive', '旧闻', []]])
    await command('revoke', 'R01', 'news/archive')
    await showMenus(services)
    expect(await newsOf('zs01')).toBeUndefined()
    expect(await newsOf('sys91')).toEqual([['archive', '旧闻', []]])
  })

  it('are there of each composition that anybody may get, where several are held', async () => {
    const [current, next] = ['0123456789ab', 'ba9876543210']
    const held = { ...portal.services, config: { ...portal.services.config, portalFolder: folder } }
    await writeFile(
      join(folder, 'rollout.json'),
      JSON.stringify({ current, next: { id: next, share: 0, organisations: [] }, withdrawn: [] }),
    )
    for (const [set, page] of [
      [current, 'today'],
      [next, 'tomorrow'],
    ] as const) {
      const menus = [{ url: 'news', title: '新闻', block: 'home', pages: [{ path: `/news/${page}` }] }]
      await compose({ ...ADDS, routes: [{ path: `/news/${page}`, title: page, check: true }], menus })
      await mkdir(join(folder, 'sets', set), { recursive: true })
      await rename(lock(), join(folder, 'sets', set, 'composition.lock.json'))
    }
    await showMenus(held)
    expect((await newsOf('sys91'))?.map(([url]) => url)).toEqual(['archive', 'today', 'tomorrow'])
  })
})
