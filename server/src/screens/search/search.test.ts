import { errors } from '@portal/shared-lib/contract/errors'
import { stage } from '@portal/shared-lib/contract/files'
import type { CallArgs } from '@portal/shared-lib/contract/form'
import { registerScan, takeScan } from '@portal/shared-lib/contract/registration'
import { saveSynonyms, search, similar } from '@portal/shared-lib/contract/search'
import pg from 'pg'
import { useCases } from '../../../test/cases'
import { usePortal } from '../../../test/portal'
import { registrationArgs } from '../../../test/registrations'
import { wallOff } from '../../../test/walls'
import { dateTimeOf } from '../../platform/calendar/china-time'

/** More than are counted. */
const MANY = 103

type Args = CallArgs<typeof search>

/** What the database was asked while something happened, without the values. */
async function statementsOf(happen: () => Promise<unknown>): Promise<string[]> {
  const asked: string[] = []
  const query = pg.Client.prototype.query
  const spy = jest.spyOn(pg.Client.prototype, 'query').mockImplementation(function (
    this: pg.Client,
    ...args: unknown[]
  ) {
    const [first] = args
    asked.push(typeof first === 'string' ? first : String(Reflect.get(Object(first), 'text')))
    return Reflect.apply(query, this, args)
  })
  await happen()
  spy.mockRestore()
  return asked.filter(text => text.includes('petition')).toSorted()
}

describe('智慧搜索', () => {
  const portal = usePortal({ database: 'demo', hasReplica: true })
  const cases = useCases(portal)
  const found = async (args: Args, account = 'zs05') =>
    portal.answerTo(search, args, { token: await cases.tokenOf(account) })
  const numbers = async (words: string, account?: string) =>
    (await found({ words, tab: 'xfj' }, account)).hits.map(({ id }) => id)

  it('is for those with its page who say what they look for', async () => {
    expect(await portal.ask(search, { words: '工资' })).toMatchObject({ code: errors.sessionEnded.code })
    const token = await cases.tokenOf('zs05')
    expect((await portal.ask(search, { words: ' ' }, { token })).message).toBe('请输入要搜索的内容')
    expect((await portal.ask(search, { words: '国' }, { token })).message).toBe('请至少输入2个字')
    expect((await portal.ask(search, { words: '长'.repeat(101) }, { token })).message).toBe('搜索内容不能超过100个字')
  })

  it('shows tabs by rights: officers look for no petitions, and for people only who may read numbers', async () => {
    const tabs = async (account: string) => (await found({ words: '信访工作条例' }, account)).tabs.map(({ tab }) => tab)
    expect(await tabs('zs06')).toEqual(['xfj', 'law', 'policy', 'case', 'qa', 'gw', 'notice', 'help', 'person'])
    expect(await tabs('sys91')).toEqual(['law', 'policy', 'case', 'qa', 'notice', 'help'])
    const token = await cases.tokenOf('sys91')
    expect((await portal.ask(search, { words: '工资', tab: 'xfj' }, { token })).message).toBe(
      '该类内容您无权搜索，请选择其他类别',
    )
  })

  it('finds a petition by number, name, title and summary, shows where, and masks who it is', async () => {
    const letter = { name: '阙壬泓', summary: '反映东山水库大坝渗漏未修，汛期下游群众不安，请求排查。' }
    const { petitionNo } = await cases.letter(letter)
    for (const words of ['阙壬泓', '壬泓', '大坝渗漏', petitionNo.slice(0, -2), '水库 渗漏 壬泓'])
      expect(await numbers(words)).toContain(petitionNo)
    expect(await numbers('大坝渗漏 噪声扰民')).toEqual([])
    const [before, { hits, marks, tabs, asOf }, after] = [
      dateTimeOf(portal.clock.now()),
      await found({ words: '大坝渗漏', tab: 'xfj' }),
      dateTimeOf(portal.clock.now()),
    ]
    expect([before, asOf, after]).toEqual([before, asOf, after].toSorted())
    expect(hits).toEqual([
      {
        tab: 'xfj',
        id: petitionNo,
        title: '反映东山水库大坝渗漏未修，汛期下游群众不安，请求排查',
        place: '阙*泓 · 安澜市石渡县荷塘镇',
        excerpt: letter.summary,
        article: '',
        status: '已登记待分办',
        isExpired: false,
        at: expect.any(String),
      },
    ])
    expect(marks).toEqual(['大坝渗漏'])
    expect(tabs[0]).toEqual({ tab: 'xfj', count: 1, more: false })
  })

  it('finds a petition by what the letter itself says, shows where, and hides the numbers of people', async () => {
    const token = await cases.tokenOf('zs01')
    const file = { name: '来信.pdf', content: '%PDF-1.4 1' }
    const fileIds = [await portal.answerTo(stage, {}, { token, file })]
    const text = `${'我已多次反映，均无结果。'.repeat(20)}恳请派人到翠湖湾看一看，我的电话是11012349876。`
    const { itemId } = await portal.answerTo(takeScan, { fileIds, text }, { token })
    expect((await found({ words: '翠湖湾', tab: 'xfj' })).hits).toEqual([])
    const args = { ...registrationArgs(), itemId }
    const { petitionNo } = await portal.answerTo(registerScan, args, { token })
    const { hits } = await found({ words: '翠湖湾 派人', tab: 'xfj' })
    expect(hits).toMatchObject([
      { id: petitionNo, excerpt: expect.stringMatching(/^….*到翠湖湾看一看，我的电话是\*{8}876。$/) },
    ])
    for (const words of ['1101234987', '电话是1101234']) expect(await numbers(words)).toEqual([])
    expect(await numbers('电话是110123')).toEqual([petitionNo])
  })

  it('ends at the caller’s reach and at a wall: what is hidden is not counted and answers as what there is not', async () => {
    const { petitionNo } = await cases.letter({ name: '阙癸岸', summary: '反映青萍渡口停航，村民出行不便，请求恢复。' })
    expect(await numbers('青萍渡口')).toEqual([petitionNo])
    for (const words of ['青萍渡口', '阙癸岸', petitionNo]) expect(await numbers(words, 'rs12')).toEqual([])
    await wallOff(portal.db, petitionNo, [])
    // The answer says when it was given.
    portal.clock.stopAt(portal.services.now().toISOString())
    const nothing = await found({ words: '青苹渡口', tab: 'xfj' })
    const { marks: _, ...hidden } = await found({ words: '青萍渡口', tab: 'xfj' })
    const { marks: __, ...none } = nothing
    portal.clock.reset()
    expect(hidden).toEqual(none)
    expect(await numbers('阙癸岸')).toEqual([])
  })

  it('asks the database the same for words behind a wall as for words that nothing holds', async () => {
    const { petitionNo } = await cases.letter({ summary: '反映紫鹃码头堆场扬尘，影响居民，请求治理。' })
    await wallOff(portal.db, petitionNo, [])
    const hidden = await statementsOf(() => found({ words: '紫鹃码头', tab: 'xfj' }))
    expect(hidden.length).toBeGreaterThan(3)
    expect(await statementsOf(() => found({ words: '紫绢码头', tab: 'xfj' }))).toEqual(hidden)
  })

  it('narrows by facets whose numbers are those of their hits', async () => {
    const summary = '反映鹭影广场夜间音响过大，影响休息，请求管理。'
    await cases.letter({ summary, category: '010200' })
    await cases.letter({ summary: `${summary}另反映路灯不亮。`, category: '020100' })
    const { facets } = await found({ words: '鹭影广场', tab: 'xfj' })
    expect(facets.map(({ facet }) => facet)).toEqual(['year', 'category', 'place', 'state', 'channel', 'repeat'])
    for (const { facet, values } of facets)
      for (const { value, count } of values) {
        const { total, tabs } = await found({ words: '鹭影广场', tab: 'xfj', chosen: [{ facet, value }] })
        expect([facet, value, total, tabs[0]?.count]).toEqual([facet, value, count, count])
      }
    expect(facets.find(({ facet }) => facet === 'category')?.values).toHaveLength(2)
  })

  it('ranks a name before a text, and the beginning of a text before its end', async () => {
    const inside = await cases.letter({
      summary: '反映村道多年失修、雨天泥泞难行、学生上学不便，经过阮戊洲家门口一段尤甚。',
    })
    const begun = await cases.letter({ summary: '阮戊洲家门口的村道失修，请求维修。' })
    const named = await cases.letter({ name: '阮戊洲' })
    expect(await numbers('阮戊洲')).toEqual([named.petitionNo, begun.petitionNo, inside.petitionNo])
    const { hits } = await found({ words: '阮戊洲', tab: 'xfj', order: 'time' })
    expect(new Set(hits.map(({ id }) => id)).size).toBe(3)
  })

  it('finds a law by title, number of an article and text, with its place in the tree', async () => {
    const { hits } = await found({ words: '信访工作条例 第五十条', tab: 'law' })
    expect(hits[0]).toMatchObject({
      title: '信访工作条例',
      article: '第五十条',
      place: '法律法规 / 党内法规与信访法规',
      status: '现行',
      excerpt: '本条例自2022年5月1日起施行。',
    })
    const { facets } = await found({ words: '条例', tab: 'law' })
    for (const { value, count } of facets.find(({ facet }) => facet === 'status')?.values ?? [])
      expect((await found({ words: '条例', tab: 'law', chosen: [{ facet: 'status', value }] })).total).toBe(count)
  })

  it('shows what has expired last, and says so', async () => {
    const hits = async () => (await found({ words: '办理', tab: 'law' })).hits
    const [first] = await hits()
    const ended = (valid_until: string | null) =>
      portal.db
        .updateTable('kb_doc')
        .set({ valid_until })
        .where('node_id', '=', first?.id ?? '')
        .execute()
    await ended('2026-01-01')
    const shown = await hits()
    expect(shown.length).toBeGreaterThan(1)
    expect(shown.map(({ id, isExpired }) => isExpired && id)).toEqual([...shown.slice(1).map(() => false), first?.id])
    await ended(null)
  })

  it('understands pinyin and initials, and says for what', async () => {
    for (const words of ['xfgztl', 'xinfanggongzuotiaoli']) {
      const { byPinyin, hits } = await found({ words, tab: 'law' })
      expect(byPinyin).toContain('信访工作条例')
      expect(hits.map(({ title }) => title)).toContain('信访工作条例')
    }
  })

  it('finds by synonyms that the keeper of the knowledge base has set', async () => {
    const { petitionNo } = await cases.letter({ summary: '反映工地薪酬拖延不发，请求督促发放。' })
    expect(await numbers('欠饷')).toEqual([])
    const words = ['欠饷', '薪酬拖延']
    await portal.answerTo(saveSynonyms, { words }, { token: await cases.tokenOf('xw18') })
    const { hits, bySynonym } = await found({ words: '工地欠饷', tab: 'xfj' })
    expect(bySynonym).toEqual(['工地薪酬拖延'])
    expect(hits.map(({ id }) => id)).toEqual([petitionNo])
  })

  it('shows the best of each tab at first', async () => {
    const { hits } = await found({ words: '信访' })
    const tabs = hits.map(({ tab }) => tab)
    expect(new Set(tabs).size).toBeGreaterThan(3)
    for (const tab of new Set(tabs)) expect(tabs.filter(other => other === tab).length).toBeLessThanOrEqual(3)
  })

  it('looks for no petition by a number of a person', async () => {
    for (const words of ['990121197003051231', '11012340001'])
      expect(await found({ words })).toMatchObject({ hits: [], total: 0 })
    expect((await found({ words: '11012340001' })).tabs).toEqual([{ tab: 'person', count: 0, more: false }])
    expect((await found({ words: '11012340001' }, 'zs01')).tabs).toEqual([])
  })

  it.each(['%%', '__', '\\\\', "'; drop table petition; --", '😀😀', 'LX99%', '<script>', '{}[]()', '\u0000\u0000'])(
    'takes %j as it stands',
    async words => {
      const { code, data } = await portal.ask(search, { words }, { token: await cases.tokenOf('zs05') })
      expect([0, errors.badInput.code, errors.rule.code]).toContain(code)
      expect(data?.hits ?? []).toEqual([])
    },
  )

  it('names petitions that say nearly the same, as far as the caller may see them', async () => {
    const summary = '反映栖霞路口信号灯长期故障，早晚高峰拥堵严重，请求尽快维修并增设人行灯。'
    const one = await cases.letter({ summary, name: '阙子一', idCard: '', mobile: '' })
    const other = await cases.letter({ summary: `${summary}谢谢。`, name: '阙子二', idCard: '', mobile: '' })
    const alike = async () =>
      (await portal.answerTo(similar, { petitionNo: one.petitionNo }, { token: await cases.tokenOf('zs05') })).map(
        ({ petitionNo }) => petitionNo,
      )
    expect(await alike()).toEqual([other.petitionNo])
    await wallOff(portal.db, other.petitionNo, [])
    expect(await alike()).toEqual([])
  })

  it('counts to a hundred and says that there are more', async () => {
    const words = '星洲苑小区电梯停运'
    for (let letters = 0; letters < MANY; letters += 1) await cases.letter({ summary: `反映${words}。` })
    const { tabs, total, facets } = await found({ words, tab: 'xfj' })
    expect(tabs[0]).toEqual({ tab: 'xfj', count: 100, more: true })
    expect(total).toBe(MANY)
    expect(facets.find(({ facet }) => facet === 'category')?.values).toMatchObject([{ count: 100, more: true }])
  })
})
