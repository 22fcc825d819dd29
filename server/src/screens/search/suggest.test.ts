import { errors } from '@portal/shared-lib/contract/errors'
import { noteSearch, saveSynonyms, suggestSearch } from '@portal/shared-lib/contract/search'
import { useCases } from '../../../test/cases'
import { usePortal } from '../../../test/portal'

const NOTHING = { recent: [], words: [], titles: [] }

describe('What is offered while somebody types into the search', () => {
  const portal = usePortal({ database: 'demo' })
  const cases = useCases(portal)
  const as = async (account = 'zs05') => ({ token: await cases.tokenOf(account) })
  const offered = async (words: string, account?: string) =>
    portal.answerTo(suggestSearch, { words }, await as(account))

  it('is for those with the page who say at least two characters, and nothing for the number of a person', async () => {
    expect(await portal.ask(suggestSearch, { words: '工资' })).toMatchObject({ code: errors.sessionEnded.code })
    const without = await portal.ask(suggestSearch, { words: '工资' }, await as('wq01'))
    expect(without).toMatchObject({ code: errors.forbidden.code })
    for (const words of ['工', '11012340001', '990121197003051231']) expect(await offered(words)).toEqual(NOTHING)
  })

  it('are titles by a part, by pinyin and by initials, with the tab that has them', async () => {
    for (const words of ['信访工作条', 'xfgztl', 'xinfanggongzuotiaoli']) {
      const { titles } = await offered(words)
      expect(titles).toContainEqual({ tab: 'law', id: expect.stringMatching(/^kb-/), title: '信访工作条例' })
    }
    const keys = (await offered('信访')).titles.map(({ tab, title }) => `${tab} ${title}`)
    expect(keys.length).toBeGreaterThan(2)
    expect(new Set(keys).size).toBe(keys.length)
  })

  it('are notices by initials, once their time has come', async () => {
    const publish = (title: string, state: 'published' | 'draft') =>
      portal.db
        .insertInto('notice')
        .values({ title, content: '请知悉。', publisher: '省信访局', state, created_at: portal.clock.now() })
        .returning('id')
        .executeTakeFirstOrThrow()
    const { id } = await publish('凌霄厅例行检修', 'published')
    await publish('凌霄厅临时检修', 'draft')
    for (const words of ['lxtlxjx', 'lingxiaoting', '凌霄厅'])
      expect((await offered(words)).titles).toEqual([{ tab: 'notice', id: `notice-${id}`, title: '凌霄厅例行检修' }])
  })

  it('are names of categories and synonyms, by initials too, the nearest first', async () => {
    expect((await offered('gztq')).words).toContain('工资拖欠')
    await portal.answerTo(saveSynonyms, { words: ['欠饷', '讨薪无门'] }, await as('xw18'))
    expect((await offered('txwm')).words).toEqual(['讨薪无门'])
    expect((await offered('欠饷')).words).toEqual([])
  })

  it('are what oneself looked for, and nobody else', async () => {
    await portal.answerTo(noteSearch, { words: '凌霄阁回音壁' }, await as())
    expect((await offered('凌霄阁')).recent).toEqual(['凌霄阁回音壁'])
    expect((await offered('lxghyb')).recent).toEqual(['凌霄阁回音壁'])
    expect(await offered('凌霄阁回音壁')).toEqual(NOTHING)
    expect((await offered('凌霄阁', 'zs06')).recent).toEqual([])
  })

  it('are no documents that have expired or are no longer in force, and none without the page of the tree', async () => {
    const change = (set: { valid_until: string | null } | { status: '现行' | '已废止' }) =>
      portal.db
        .updateTable('kb_doc')
        .set(set)
        .where('node_id', 'in', db => db.selectFrom('kb_node').where('title', '=', '物业服务类').select('id'))
        .execute()
    const titles = async () => (await offered('物业服务类')).titles.map(({ title }) => title)
    expect(await titles()).toEqual(['物业服务类'])
    await change({ valid_until: '2026-01-01' })
    expect(await titles()).toEqual([])
    await change({ valid_until: null })
    await change({ status: '已废止' })
    expect(await titles()).toEqual([])
    await change({ status: '现行' })
  })

  it.each(['%%', '__', "'; drop table kb_doc; --", '<script>', '[](){}', '(((('])(
    'takes %j as it stands',
    async words => {
      expect(await offered(words)).toEqual(NOTHING)
    },
  )
})
