import { errors } from '@portal/shared-lib/contract/errors'
import {
  clearSearches,
  noteSearch,
  removeSearch,
  removeSynonyms,
  saveSearch,
  saveSynonyms,
  searches,
  synonyms,
} from '@portal/shared-lib/contract/search'
import { useCases } from '../../../test/cases'
import { usePortal } from '../../../test/portal'
import { countHotWords } from './hot-words'

describe('What is kept of searches', () => {
  const portal = usePortal({ database: 'demo', hasReplica: true })
  const cases = useCases(portal)
  const as = async (account = 'zs05') => ({ token: await cases.tokenOf(account) })
  const note = async (words: string) => portal.answerTo(noteSearch, { words }, await as())
  const recent = async (account?: string) => (await portal.answerTo(searches, {}, await as(account))).recent

  it('is the last ten, each once, the newest first, of nobody else, and no number of a person', async () => {
    for (let at = 0; at < 12; at += 1) {
      portal.clock.advance({ seconds: 1 })
      await note(`路灯${at}`)
    }
    portal.clock.advance({ seconds: 1 })
    await note('路灯5')
    for (const number of ['990121198802022349', '11012345678']) await note(number)
    expect(await recent()).toEqual(['路灯5', ...[11, 10, 9, 8, 7, 6, 4, 3, 2].map(at => `路灯${at}`)])
    expect(await recent('zs06')).toEqual([])
    await portal.answerTo(clearSearches, {}, await as())
    expect(await recent()).toEqual([])
  })

  it('is what was saved under a name, and is removed by whoever saved it alone', async () => {
    const chosen = [{ facet: 'year', value: '2026' }] as const
    const { id } = await portal.answerTo(saveSearch, { name: '欠薪', words: '欠薪', chosen: [...chosen] }, await as())
    const again = await portal.answerTo(saveSearch, { name: '欠薪', words: '拖欠工资', tab: 'xfj' }, await as())
    expect(again.id).toBe(id)
    const { saved } = await portal.answerTo(searches, {}, await as())
    expect(saved).toEqual([{ id, name: '欠薪', words: '拖欠工资', tab: 'xfj', chosen: [], order: 'fit' }])
    const number = { name: '某人', words: '11012345678' }
    expect((await portal.ask(saveSearch, number, await as())).code).toBe(errors.rule.code)
    expect((await portal.ask(removeSearch, { id }, await as('zs06'))).code).toBe(errors.notFound.code)
    expect((await portal.ask(removeSearch, { id: 'x' }, await as())).code).toBe(errors.notFound.code)
    await portal.answerTo(removeSearch, { id }, await as())
    expect((await portal.answerTo(searches, {}, await as())).saved).toEqual([])
  })
})

describe('热门搜索', () => {
  const portal = usePortal({ database: 'demo', hasReplica: true })
  const cases = useCases(portal)
  const as = async (account: string) => ({ token: await cases.tokenOf(account) })
  const hot = async () => (await portal.answerTo(searches, {}, await as('zj12'))).hot
  const ACCOUNTS = ['zs01', 'zs05', 'zs06', 'zs07', 'zs08', 'rs12']
  const ask = async (words: string, accounts: readonly string[]) => {
    for (const account of accounts) await portal.answerTo(noteSearch, { words }, await as(account))
  }

  it('is what five and more look for, of what everybody may know, the most first, and not for ever', async () => {
    expect(await hot()).toEqual([])
    await ask('工资拖欠', ACCOUNTS.slice(1))
    await ask('信访工作条例', ACCOUNTS)
    await ask('物业服务', ACCOUNTS.slice(2))
    // Of a case that they may know of, and no others.
    await ask('青蘋渡口停航', ACCOUNTS)
    await countHotWords(portal.services)
    expect(await hot()).toEqual(['信访工作条例', '工资拖欠'])
    await portal.answerTo(saveSynonyms, { words: ['青蘋渡口停航', '停航'] }, await as('xw18'))
    await countHotWords(portal.services)
    expect(await hot()).toEqual(['信访工作条例', '青蘋渡口停航', '工资拖欠'])
    await portal.answerTo(clearSearches, {}, await as('rs12'))
    await countHotWords(portal.services)
    expect(await hot()).toEqual(['信访工作条例', '青蘋渡口停航'])
    portal.clock.advance({ hours: 31 * 24 })
    await countHotWords(portal.services)
    expect(await hot()).toEqual([])
  })
})

describe('同义词', () => {
  const portal = usePortal({ database: 'demo', hasReplica: true })
  const cases = useCases(portal)
  const as = async (account = 'xw18') => ({ token: await cases.tokenOf(account) })

  it('are set by the keeper of the knowledge base alone', async () => {
    expect(await portal.ask(synonyms, {}, await as('zs06'))).toMatchObject({ code: errors.forbidden.code })
  })

  it.each<[string[], string]>([
    [['欠薪'], '一组至少两个词'],
    [['欠薪', '薪'], '每个词至少2个字'],
    [['欠薪', '欠薪'], '同一组中有重复的词，请删除重复的词'],
  ])('refuses %j', async (words, message) => {
    expect((await portal.ask(saveSynonyms, { words }, await as())).message).toBe(message)
  })

  it('are changed as they were read, each word in one group alone, and the audit keeps it', async () => {
    const { id } = await portal.answerTo(saveSynonyms, { words: ['欠薪', '拖欠工资'] }, await as())
    expect((await portal.ask(saveSynonyms, { words: ['欠薪', '讨薪'] }, await as())).message).toBe(
      '“欠薪”已在另一组同义词中，请在该组中修改',
    )
    await portal.answerTo(saveSynonyms, { id, version: 1, words: ['欠薪', '讨薪'] }, await as())
    const stale = await portal.ask(saveSynonyms, { id, version: 1, words: ['欠薪', '工资'] }, await as())
    expect(stale.code).toBe(errors.changedMeanwhile.code)
    expect(await portal.answerTo(synonyms, {}, await as())).toMatchObject([{ id, words: ['欠薪', '讨薪'], version: 2 }])
    expect((await portal.ask(removeSynonyms, { id, version: 1 }, await as())).code).toBe(errors.changedMeanwhile.code)
    await portal.answerTo(removeSynonyms, { id, version: 2 }, await as())
    const acts = await portal.db
      .selectFrom('audit')
      .where('object_type', '=', 'synonym')
      .orderBy('id')
      .select('action')
      .execute()
    expect(acts.map(({ action }) => action)).toEqual([
      '保存同义词：欠薪、拖欠工资',
      '保存同义词：欠薪、讨薪',
      '删除同义词：欠薪、讨薪',
    ])
  })
})
