import { errors } from '@portal/shared-lib/contract/errors'
import { document, favourite, favourites, searchTree, tree } from '@portal/shared-lib/contract/knowledge'
import * as contract from '@portal/shared-lib/contract/knowledge-admin'
import { newMessages } from '@portal/shared-lib/contract/messages'
import { search } from '@portal/shared-lib/contract/search'
import { setWord } from '@portal/shared-lib/contract/secrecy'
import { usePortal } from '../../../../test/portal'

const TEXT = '凌霄阁回音壁的办理要点'
const CONTENT = {
  title: '回音壁办理要点',
  docNo: '临信示〔2026〕9号',
  issuer: '临江省信访局',
  source: '临江省人民政府公报2026年第9期',
  issueDate: '2026-10-01',
  effectDate: '2026-11-01',
  status: '现行' as const,
  articles: [
    { no: '第一条', text: TEXT },
    { no: '第二条', text: '<img src=x onerror=alert(1)>' },
  ],
}

describe('A document of the knowledge base', () => {
  const portal = usePortal({ database: 'demo' })
  let [author, reviewer, reader] = [{ token: '' }, { token: '' }, { token: '' }]
  let parentId = ''
  let id = ''

  beforeAll(async () => {
    author = { token: await portal.signInAs('xw18') }
    reviewer = { token: await portal.signInAs('xw28') }
    reader = { token: await portal.signInAs('zs05') }
    const nodes = await portal.answerTo(tree, {}, reader)
    parentId = nodes.find(({ title }) => title === '社会法')?.id ?? ''
  })

  const read = (of = id) => portal.answerTo(contract.draft, { id: of }, author)
  const step = async () => ({ id, version: (await read()).version })
  const isFound = async () => {
    const { hits } = await portal.answerTo(search, { words: '凌霄阁回音壁', tab: 'law' }, reader)
    const nodes = await portal.answerTo(tree, {}, reader)
    const { code } = await portal.ask(document, { id }, reader)
    const inTree = await portal.answerTo(searchTree, { words: '凌霄阁回音壁' }, reader)
    const managed = await portal.answerTo(contract.searchManaged, { words: '凌霄阁回音壁' }, author)
    expect(managed.hits).toMatchObject([{ id, no: '第一条', path: ['法律法规', '社会法'] }])
    expect(inTree.hits.length > 0).toBe(code === 0)
    return [hits.some(hit => hit.id === id), nodes.some(node => node.id === id), code === 0]
  }

  it('is written by those alone who administer it', async () => {
    const asked = { parentId, kind: 'law' as const, content: CONTENT }
    expect((await portal.ask(contract.createDraft, asked, reader)).code).toBe(errors.forbidden.code)
    expect((await portal.ask(contract.draft, { id: 'kb-1-1-1' }, reader)).code).toBe(errors.forbidden.code)
    const sought = await portal.ask(contract.searchManaged, { words: '信访' }, reader)
    expect(sought.code).toBe(errors.forbidden.code)
  })

  it('is found by readers once somebody else has published it', async () => {
    id = (await portal.answerTo(contract.createDraft, { parentId, kind: 'law', content: CONTENT }, author)).id
    expect(await isFound()).toEqual([false, false, false])
    const early = await portal.ask(contract.publishDraft, await step(), reviewer)
    expect(early.message).toBe('只有待审的内容可以这样办理，请刷新后查看')
    await portal.answerTo(contract.submitDraft, await step(), author)
    const own = await portal.ask(contract.publishDraft, await step(), author)
    expect(own.message).toBe('不能发布自己编写的内容，请由其他知识管理员审核发布')
    const held = await portal.ask(contract.saveDraft, { ...(await step()), content: CONTENT }, author)
    expect(held.message).toBe('已提交审核，退回或发布后才能修改')
    expect(await isFound()).toEqual([false, false, false])
    await portal.answerTo(contract.publishDraft, await step(), reviewer)
    expect(await isFound()).toEqual([true, true, true])
    expect(await portal.answerTo(document, { id }, reader)).toMatchObject(CONTENT)
  })

  const told = async (who: { token: string }) => {
    const { list } = await portal.answerTo(newMessages, { limit: 20 }, who)
    return list
      .filter(({ content }) => content.includes('回音壁'))
      .map(({ type, opens, content }) => [type, opens, content])
  }

  it('tells its reviewers when it is submitted, and its author when it is published, with the page to open', async () => {
    const reviewing = `/sys/knowledge?open=${id}&act=review`
    expect(await told(reviewer)).toEqual([['4', reviewing, '《回音壁办理要点》已提交审核，请审核后发布或退回。']])
    const reading = `/knowledgeTreeContent?id=${id}`
    expect(await told(author)).toEqual([['5', reading, '您编写的《回音壁办理要点》已审核发布，读者现在可以看到。']])
    expect(await told(reader)).toEqual([])
  })

  it('is shown as published while it is written anew, and goes back with a reason', async () => {
    const content = { ...CONTENT, title: '回音壁办理办法', articles: [{ no: '第一条', text: `${TEXT}（修订）` }] }
    await portal.answerTo(contract.saveDraft, { ...(await step()), content }, author)
    await portal.answerTo(contract.submitDraft, await step(), author)
    await portal.answerTo(contract.returnDraft, { ...(await step()), remark: '请补充依据' }, reviewer)
    const writing = `/sys/knowledge?open=${id}&act=edit`
    expect((await told(author))[0]).toEqual(['6', writing, '您编写的《回音壁办理办法》被退回修改：请补充依据'])
    expect(await read()).toMatchObject({ state: 'draft', remark: '请补充依据', isOwn: true, content })
    expect((await portal.answerTo(document, { id }, reader)).title).toBe(CONTENT.title)
    await portal.answerTo(contract.submitDraft, await step(), author)
    await portal.answerTo(contract.publishDraft, await step(), reviewer)
    const { versions } = await read()
    expect(versions.map(({ no, author: by, reviewer: of }) => [no, by, of])).toEqual([
      [2, '金壬萍', '陶癸荔'],
      [1, '金壬萍', '陶癸荔'],
    ])
    expect(versions.map(version => version.content.title)).toEqual([content.title, CONTENT.title])
  })

  it('tells the second of two who write, and loses nothing of the first', async () => {
    const { version } = await read()
    const content = { ...CONTENT, title: '先保存的' }
    await portal.answerTo(contract.saveDraft, { id, version, content }, author)
    const late = await portal.ask(contract.saveDraft, { id, version, content: CONTENT }, reviewer)
    expect(late).toMatchObject({ code: errors.changedMeanwhile.code, message: expect.stringContaining('金壬萍') })
    expect((await read()).content.title).toBe('先保存的')
    const unfinished = await portal.ask(contract.retireDocument, await step(), author)
    expect(unfinished.message).toBe('有未发布的修改，请先发布后再停用')
    await portal.answerTo(contract.submitDraft, await step(), author)
    await portal.answerTo(contract.publishDraft, await step(), reviewer)
  })

  it('is found no longer once it is retired, and can come back', async () => {
    await portal.answerTo(favourite, { id, kept: true }, reader)
    await portal.answerTo(contract.retireDocument, await step(), author)
    expect(await isFound()).toEqual([false, false, false])
    expect(await portal.answerTo(favourites, {}, reader)).toEqual([])
    const row = (await portal.answerTo(contract.managedDocuments, {}, author)).find(each => each.id === id)
    expect(row).toMatchObject({ state: 'retired', version: 0, changedBy: '金壬萍' })
    await portal.answerTo(contract.saveDraft, { ...(await step()), content: CONTENT }, author)
    await portal.answerTo(contract.submitDraft, await step(), author)
    await portal.answerTo(contract.publishDraft, await step(), reviewer)
    expect(await isFound()).toEqual([true, true, true])
  })

  it('that was there before keeps what stood in it as its first version', async () => {
    const before = await read('kb-1-1-1')
    expect(before).toMatchObject({ state: 'published', version: 0, versions: [] })
    const asked = (version: number) => ({ id: 'kb-1-1-1', version })
    await portal.answerTo(contract.saveDraft, { ...asked(0), content: CONTENT }, author)
    await portal.answerTo(contract.submitDraft, asked(1), author)
    expect((await read('kb-1-1-1')).published).toEqual(before.content)
    await portal.answerTo(contract.publishDraft, asked(2), reviewer)
    const { versions } = await read('kb-1-1-1')
    expect(versions.map(({ no, author: by }) => [no, by])).toEqual([
      [2, '金壬萍'],
      [1, ''],
    ])
    expect(versions[1]?.content.title).toBe(before.content.title)
  })

  it('is not submitted where nobody else could review it', async () => {
    const asked = { parentId, kind: 'policy' as const, content: { ...CONTENT, title: '无人审核要点' } }
    const created = await portal.answerTo(contract.createDraft, asked, author)
    const others = portal.db.updateTable('person').where('id', '=', 'demo-xw28')
    await others.set({ in_use: false }).execute()
    const alone = await portal.ask(contract.submitDraft, { id: created.id, version: 1 }, author)
    await others.set({ in_use: true }).execute()
    expect(alone.message).toBe('没有其他知识管理员可以审核，请联系安全管理员授权后再提交')
    expect((await read(created.id)).state).toBe('draft')
  })

  it('refuses what is no document, and nowhere to put it', async () => {
    const asked = { parentId: 'kb-1-1-1', kind: 'law' as const, content: CONTENT }
    expect((await portal.ask(contract.createDraft, asked, author)).code).toBe(errors.notFound.code)
    const empty = { ...asked, parentId, content: { ...CONTENT, articles: [] } }
    expect((await portal.ask(contract.createDraft, empty, author)).message).toBe('请填写正文')
    const nothing = { id: "kb-'--", version: 0, content: CONTENT }
    expect((await portal.ask(contract.saveDraft, nothing, author)).code).toBe(errors.notFound.code)
  })

  it('holds no classified word, neither when it is written nor when it is published; laws quote them', async () => {
    const officer = { token: await portal.signInAs('sec92') }
    const setAdded = (inUse: boolean) =>
      portal.answerTo(setWord, { word: '回音壁', inUse, reason: '保密办通知' }, officer)
    const said = '内容含有涉密词语，请删除后再提交；本系统不得处理涉密信息'
    const articles = [{ no: '第一条', text: '按绝 密件办理。' }]
    const asked = { parentId, kind: 'reply' as const, content: { ...CONTENT, title: '词语检查要点' } }
    const worded = { ...asked, content: { ...asked.content, articles } }
    expect((await portal.ask(contract.createDraft, worded, author)).message).toBe(said)
    const { id: of } = await portal.answerTo(contract.createDraft, asked, author)
    const saved = await portal.ask(contract.saveDraft, { id: of, version: 1, content: worded.content }, author)
    expect(saved.message).toBe(said)
    await portal.answerTo(contract.submitDraft, { id: of, version: 1 }, author)
    await setAdded(true)
    const added = await portal.ask(contract.publishDraft, { id: of, version: 2 }, reviewer)
    await setAdded(false)
    expect(added.message).toBe(said)
    const law = { ...worded, kind: 'law' as const, content: { ...worded.content, title: '保守国家秘密要点' } }
    await portal.answerTo(contract.createDraft, law, author)
  })
})
