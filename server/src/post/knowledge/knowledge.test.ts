import { errors } from '@portal/shared-lib/contract/errors'
import type { CallArgs } from '@portal/shared-lib/contract/form'
import {
  article,
  citable,
  document,
  favourite,
  favourites,
  pageHelp,
  searchTree,
  suggestions,
  tree,
  versions,
} from '@portal/shared-lib/contract/knowledge'
import { usePortal } from '../../../test/portal'
import { addDays, dayOf } from '../../platform/calendar/china-time'

describe('Knowledge', () => {
  const portal = usePortal({ database: 'demo' })
  let token = ''

  beforeAll(async () => {
    token = await portal.signInAs('zs05')
  })

  it('is for those who have the page', async () => {
    const without = await portal.signInAs('wq01')
    expect(await portal.ask(tree, {})).toMatchObject({ code: errors.sessionEnded.code })
    expect(await portal.ask(tree, {}, { token: without })).toMatchObject({ code: errors.forbidden.code })
    expect(await portal.ask(document, { id: 'kb-1' }, { token: without })).toMatchObject({
      code: errors.forbidden.code,
    })
  })

  it('tells everybody who is signed in how a page is used, by its title alone to those without the tree', async () => {
    const without = await portal.signInAs('wq01')
    const help = async (title: string, as = without) =>
      (await portal.answerTo(pageHelp, { title }, { token: as }))?.title
    expect(await portal.ask(pageHelp, { title: '部门待办' })).toMatchObject({ code: errors.sessionEnded.code })
    expect(await help('部门待办')).toBe('部门待办')
    expect(await help('门待')).toBeUndefined()
    expect(await help('门待', token)).toBe('部门待办')
    expect(await help('%')).toBeUndefined()
    expect(await help('信访工作条例', token)).toBeUndefined()
  })

  it('refuses a missing id', async () => {
    expect(await portal.ask(document, { id: ' ' }, { token })).toMatchObject({ code: errors.badInput.code })
  })

  it.each(['nothing', 'kb-1'])('has no document %s', async id => {
    const refusal = { code: errors.notFound.code, message: '知识内容不存在或您无权查看' }
    expect(await portal.ask(document, { id }, { token })).toMatchObject(refusal)
  })

  it('is a tree of ten branches, parents before their children', async () => {
    const nodes = await portal.answerTo(tree, {}, { token })
    expect(nodes.filter(({ parentId }) => parentId === null).map(({ title }) => title)).toEqual([
      '法律法规',
      '政策文件',
      '业务规程',
      '分类指引',
      '文书模板',
      '典型案例',
      '答复口径',
      '接谈与心理疏导',
      '系统操作',
      '单位职责与联系方式',
    ])
    const known = new Set<string | null>([null])
    for (const { id, parentId } of nodes) {
      expect(known).toContain(parentId)
      known.add(id)
    }
    expect(nodes.length).toBeGreaterThan(55)
  })

  it('opens every document that the tree names, with its place and its articles', async () => {
    const nodes = await portal.answerTo(tree, {}, { token })
    for (const { id, title } of nodes.filter(({ hasContent }) => hasContent)) {
      const opened = await portal.answerTo(document, { id }, { token })
      expect(opened).toMatchObject({ id, title })
      expect(opened.articles.length).toBeGreaterThan(0)
    }
    const regulation = nodes.find(({ title }) => title === '信访工作条例')
    expect(await portal.answerTo(document, { id: regulation?.id ?? '' }, { token })).toMatchObject({
      issuer: '中共中央　国务院',
      issueDate: '2022-02-25',
      effectDate: '2022-05-01',
      status: '现行',
      path: ['法律法规', '党内法规与信访法规'],
      articles: expect.arrayContaining([{ no: '第五十条', text: '本条例自2022年5月1日起施行。' }]),
    })
  })

  describe('is looked through', () => {
    const found = async (words: string) => (await portal.answerTo(searchTree, { words }, { token })).hits
    const places = async (words: string) =>
      (await found(words)).map(({ path, title, no }) => [...path, title, no].filter(Boolean).join(' / '))

    it('by those who have the page, for two characters at least', async () => {
      const without = { token: await portal.signInAs('wq01') }
      expect(await portal.ask(searchTree, { words: '信访' }, without)).toMatchObject({ code: errors.forbidden.code })
      expect((await portal.ask(searchTree, { words: ' 信 ' }, { token })).message).toBe('请至少输入2个字')
    })

    it('in titles of documents and folders, and by their initials', async () => {
      expect(await places('社会法')).toEqual(['法律法规 / 社会法'])
      expect(await places('gsrdyd')).toEqual(['法律法规 / 社会法 / 工伤认定要点'])
    })

    it('in texts, with the place and the words around', async () => {
      const [hit, ...others] = await found('不得捏造、歪曲事实')
      expect(others).toEqual([])
      expect(hit).toMatchObject({ title: '信访工作条例', no: '第十九条', path: ['法律法规', '党内法规与信访法规'] })
      expect(hit?.excerpt).toMatch(/^….*不得捏造、歪曲事实/u)
    })

    it('for what is typed, whatever LIKE makes of it, and no further than fifty', async () => {
      expect(await found('%%')).toEqual([])
      const { hits, more } = await portal.answerTo(searchTree, { words: '信访' }, { token })
      expect([hits.length, more]).toEqual([50, true])
    })
  })

  it('says which categories of petitions a document is about', async () => {
    const nodes = await portal.answerTo(tree, {}, { token })
    const id = nodes.find(({ title }) => title === '工资支付要点')?.id ?? ''
    const { categories } = await portal.answerTo(document, { id }, { token })
    expect(categories).toEqual([{ code: '040100', name: '工资拖欠' }])
  })

  it('finds an article of a law by its number, and says nothing where it does not hold it', async () => {
    const found = async (no: string) => portal.answerTo(article, { law: '信访工作条例', no }, { token })
    expect(await found('第五十条')).toMatchObject({ no: '第五十条', text: '本条例自2022年5月1日起施行。' })
    expect(await found('第九十九条')).toBeNull()
  })

  it('tells the versions of a law, each until the next one came into force', async () => {
    const nodes = await portal.answerTo(tree, {}, { token })
    const same = nodes.filter(({ title }) => title === '临江省信访事项简易办理办法')
    expect(same).toHaveLength(2)
    for (const { id } of same)
      expect(await portal.answerTo(versions, { id }, { token })).toEqual({
        title: '临江省信访事项简易办理办法',
        versions: [
          { id: same[1]?.id, docNo: '临信示〔2026〕5号', from: '2026-04-01', until: null, status: '现行' },
          { id: same[0]?.id, docNo: '临信示〔2023〕8号', from: '2023-06-01', until: '2026-03-31', status: '已修改' },
        ],
      })
    expect(await portal.ask(versions, { id: 'kb-1' }, { token })).toMatchObject({ code: errors.notFound.code })
  })

  it('keeps documents at hand for whoever wishes, the last one first, and for nobody else', async () => {
    const mine = async () => (await portal.answerTo(favourites, {}, { token })).map(({ title }) => title)
    const nodes = await portal.answerTo(tree, {}, { token })
    const [first, second] = nodes.filter(({ hasContent }) => hasContent)
    const keep = async (id = '', kept = true) => portal.answerTo(favourite, { id, kept }, { token })
    for (const node of [first, second, first]) {
      portal.clock.advance({ seconds: 1 })
      await keep(node?.id)
    }
    expect(await mine()).toEqual([second?.title, first?.title])
    expect(await portal.answerTo(favourites, {}, { token: await portal.signInAs('zs06') })).toEqual([])
    await keep(second?.id, false)
    expect(await mine()).toEqual([first?.title])
    const folder = await portal.ask(favourite, { id: 'kb-1', kept: true }, { token })
    expect(folder).toMatchObject({ code: errors.notFound.code })
  })

  describe('suggests', () => {
    const WAGES = { subject: '工资拖欠', text: '反映建筑公司拖欠农民工工资三个月，请求支付。' }
    const titles = async (args: CallArgs<typeof suggestions>) =>
      (await portal.answerTo(suggestions, args, { token })).map(({ title }) => title)

    it('what fits the subject, one article of each document, the most fitting first', async () => {
      const [first, ...others] = await titles({ kinds: ['law', 'policy'], ...WAGES })
      expect(first).toMatch(/工资|劳动/)
      expect(new Set([first, ...others]).size).toBe(others.length + 1)
      expect(others.length).toBeLessThan(5)
    })

    it('only of the kinds that are asked for', async () => {
      expect(await titles({ kinds: ['reply'], ...WAGES })).toEqual(['工资拖欠类'])
      expect((await titles({ kinds: ['reply'], subject: '物业服务', text: '' }))[0]).toBe('物业服务类')
    })

    it.each([
      ['without a subject', { subject: '', text: WAGES.text }],
      ['for what nothing is known of', { subject: '海洋渔业捕捞许可', text: '' }],
      ['for a word that stands everywhere', { subject: '海洋渔业管理', text: '请求管理部门处理。' }],
      ['for signs alone', { subject: '（、，）', text: '%_\\' }],
    ])('nothing %s', async (_, asked) => {
      expect(await titles({ kinds: ['reply'], ...asked })).toEqual([])
    })

    it('nothing that has expired', async () => {
      const endsOn = (day: string | null) =>
        portal.db
          .updateTable('kb_doc')
          .set({ valid_until: day })
          .where('node_id', 'in', db => db.selectFrom('kb_node').where('title', '=', '工资拖欠类').select('id'))
          .execute()
      const today = dayOf(portal.clock.now())
      await endsOn(addDays(today, -1))
      expect(await titles({ kinds: ['reply'], ...WAGES })).toEqual([])
      await endsOn(today)
      expect(await titles({ kinds: ['reply'], ...WAGES })).toEqual(['工资拖欠类'])
      await endsOn(null)
    })

    it('nothing that is no longer in force', async () => {
      const ended = async (status: '现行' | '已废止') =>
        portal.db
          .updateTable('kb_doc')
          .set({ status })
          .where('node_id', 'in', db => db.selectFrom('kb_node').where('title', '=', '工资拖欠类').select('id'))
          .execute()
      await ended('已废止')
      expect(await titles({ kinds: ['reply'], ...WAGES })).toEqual([])
      await ended('现行')
    })
  })

  describe('finds what can be cited', () => {
    const SIMPLE = '临江省信访事项简易办理办法'
    const found = (words: string, on = '2026-11-01') => portal.answerTo(citable, { words, on }, { token })
    const cited = async (words: string, on?: string) => (await found(words, on)).map(({ title, no }) => title + no)

    it('for those with a session who say what and for which day', async () => {
      const asked = { words: '条例', on: '2026-11-01' }
      expect(await portal.ask(citable, asked)).toMatchObject({ code: errors.sessionEnded.code })
      const empty = await portal.ask(citable, { ...asked, words: ' ' }, { token })
      expect(empty.message).toBe('请输入法规名称、条号或内容')
      const wrong = await portal.ask(citable, { ...asked, on: '2026-13-01' }, { token })
      expect(wrong.message).toBe('日期格式不正确，应为 YYYY-MM-DD')
    })

    it.each(['信访工作条例 第三十四条', '信访工作条例 34', 'xfgztl 三十四', 'xinfanggongzuo 第34条'])(
      'by %s',
      async words => {
        expect(await cited(words)).toEqual(['信访工作条例第三十四条'])
      },
    )

    it('by the text of an article, and by several words that it holds', async () => {
      expect(await cited('本条例自2022年5月1日起施行')).toEqual(['信访工作条例第五十条'])
      expect(await cited('简易办理 告知信访人')).toContain(`${SIMPLE}二`)
      expect(await cited("%' or 1=1 --")).toEqual([])
    })

    it('in the version in force on the day, and none before the first', async () => {
      const versionOn = async (day: string) => new Set((await found(SIMPLE, day)).map(({ docNo }) => docNo))
      expect(await versionOn('2023-05-31')).toEqual(new Set())
      expect(await versionOn('2026-03-31')).toEqual(new Set(['临信示〔2023〕8号']))
      expect(await versionOn('2026-04-01')).toEqual(new Set(['临信示〔2026〕5号']))
      const [first] = await found(SIMPLE, '2024-01-01')
      expect(first).toMatchObject({ effectDate: '2023-06-01', until: '2026-03-31' })
      expect(await cited('临江省信访工作暂行规定')).toEqual([])
    })
  })
})
