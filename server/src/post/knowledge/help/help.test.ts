import { readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { useDatabase } from '../../../../test/database'
import { deliverRights } from '../../../people/rights/deliver'
import { permissionRows } from '../../../people/rights/rows'
import { ROOT } from '../../../platform/root'
import { keepFirstVersion } from '../managing/publish-content'
import { deliverHelpAgain } from './deliver'
import { PAGE_HELP } from './pages'

const read = (...path: string[]) => JSON.parse(readFileSync(join(ROOT, ...path), 'utf8'))

/** Pages that are there before anybody has signed in; nobody can read an article there. */
const SIGN_IN = 'mf-login'

interface Page {
  readonly path: string
  readonly title: string
  readonly open?: boolean
}

const composed: string[] = readdirSync(join(ROOT, 'provinces')).flatMap(name =>
  Object.keys(read('provinces', name, 'province.json').remotes ?? {}),
)
const pages: Page[] = [...new Set(composed)]
  .filter(name => name !== SIGN_IN && readdirSync(ROOT).includes(name))
  .flatMap(name => read(name, 'remote.json').routes ?? [])

/** As the page's heading says it: the menu's name where it stands in one. */
const menuTitles = new Map(permissionRows().map(({ url, fun_name }) => [`/${url}`, fun_name]))
const titleOf = ({ path, title }: Page) => menuTitles.get(path) ?? title

describe('The help of pages', () => {
  it('says something in each article, in sentences', () => {
    for (const { articles } of PAGE_HELP) {
      expect(articles.length).toBeGreaterThan(0)
      for (const { text } of articles) expect(text).toMatch(/^.{12,}。$/)
    }
  })

  describe('of a province without the demonstration', () => {
    const database = useDatabase()
    const readHelp = () =>
      database.ownerDb
        .selectFrom('kb_node')
        .innerJoin('kb_article', 'node_id', 'kb_node.id')
        .where('kind', '=', 'manual')
        .orderBy('kb_node.id')
        .orderBy('seq')
        .select(['node_id', 'parent_id', 'title', 'text'])
        .execute()
    const textsOf = async (title: string) => (await readHelp()).filter(row => row.title === title).map(row => row.text)
    const write = (title: string, text: string) =>
      database.ownerDb
        .updateTable('kb_article')
        .set({ text })
        .where('node_id', '=', `help-${title}`)
        .where('seq', '=', 1)
        .execute()

    it('is none before it has begun', async () => {
      await deliverHelpAgain(database.ownerDb)
      expect(await readHelp()).toEqual([])
    })

    it('has an article for every page that those who are signed in see, and none of a page that is gone', async () => {
      await database.ownerDb.transaction().execute(deliverRights)
      await deliverHelpAgain(database.ownerDb)
      const titles = new Set((await readHelp()).map(({ title }) => title))
      expect(pages.length).toBeGreaterThan(70)
      const lacking = pages.filter(page => !page.open && !titles.has(titleOf(page)))
      expect(lacking.map(page => `${page.path} ${titleOf(page)}`)).toEqual([])
      const known = new Set([...pages.map(titleOf), '附件预览'])
      expect([...titles].filter(title => !known.has(title))).toEqual([])
    })

    it('is the same again, and told in the audit once', async () => {
      const before = await readHelp()
      await deliverHelpAgain(database.ownerDb)
      expect(await readHelp()).toEqual(before)
      const told = database.ownerDb.selectFrom('audit').where('action', '=', 'deliverHelp').select('id')
      expect(await told.execute()).toHaveLength(1)
    })

    it('gets the words of a newer version where nobody has changed them, wherever it stands', async () => {
      const [current] = await textsOf('部门待办')
      await write('部门待办', '旧版本的说明。')
      const elsewhere = { id: 'kb-elsewhere', parent_id: null, sort_no: 9, title: '本省手册', kind: 'folder' as const }
      await database.ownerDb.insertInto('kb_node').values(elsewhere).execute()
      await database.ownerDb
        .updateTable('kb_node')
        .set({ parent_id: elsewhere.id })
        .where('id', '=', 'help-部门待办')
        .execute()
      await deliverHelpAgain(database.ownerDb)
      expect(await textsOf('部门待办')).toContain(current)
      expect((await readHelp()).find(({ title }) => title === '部门待办')?.parent_id).toBe(elsewhere.id)
    })

    it('keeps what editors have published and what they have retired', async () => {
      const by = { author: null, reviewer: 'system', at: new Date() }
      await keepFirstVersion(database.ownerDb, 'help-个人待办', by)
      await write('个人待办', '本省的说明。')
      await keepFirstVersion(database.ownerDb, 'help-统计报表', by)
      await database.ownerDb.deleteFrom('kb_article').where('node_id', '=', 'help-统计报表').execute()
      await database.ownerDb.deleteFrom('kb_doc').where('node_id', '=', 'help-统计报表').execute()
      await deliverHelpAgain(database.ownerDb)
      expect((await textsOf('个人待办'))[0]).toBe('本省的说明。')
      expect(await textsOf('统计报表')).toEqual([])
    })

    it('leaves a page to the province that has written of it itself', async () => {
      const id = 'kb-own'
      for (const table of ['kb_article', 'kb_doc'] as const)
        await database.ownerDb.deleteFrom(table).where('node_id', '=', 'help-公文').execute()
      await database.ownerDb.updateTable('kb_node').set({ id }).where('id', '=', 'help-公文').execute()
      await deliverHelpAgain(database.ownerDb)
      const named = database.ownerDb.selectFrom('kb_node').where('title', '=', '公文').select('id')
      expect(await named.execute()).toEqual([{ id }])
    })
  })
})
