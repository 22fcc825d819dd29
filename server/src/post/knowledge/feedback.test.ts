import { errors } from '@portal/shared-lib/contract/errors'
import { giveFeedback, ownFeedback } from '@portal/shared-lib/contract/knowledge'
import * as contract from '@portal/shared-lib/contract/knowledge-admin'
import { newMessages } from '@portal/shared-lib/contract/messages'
import { usePortal } from '../../../test/portal'

const ID = 'kb-1-1-1'
const WORDS = "第三条引用的文号有误'--<b>"

describe('Feedback on a document of the knowledge base', () => {
  const portal = usePortal({ database: 'demo' })
  let [editor, other, reader, second] = [{ token: '' }, { token: '' }, { token: '' }, { token: '' }]
  let title = ''

  beforeAll(async () => {
    editor = { token: await portal.signInAs('xw18') }
    other = { token: await portal.signInAs('xw28') }
    reader = { token: await portal.signInAs('zs05') }
    second = { token: await portal.signInAs('rs12') }
    // Nobody answers for it, so that all who administer the knowledge base are told.
    await portal.db.updateTable('kb_doc').set({ owner_id: null }).where('node_id', '=', ID).execute()
    title = (await portal.answerTo(contract.draft, { id: ID }, editor)).content.title
  })

  const give = (
    more: Partial<{ id: string; version: number; kind: 'helpful' | 'wrong'; words: string }>,
    who = reader,
  ) => portal.ask(giveFeedback, { id: ID, version: 1, kind: 'wrong', words: WORDS, ...more }, who)
  const own = (who = reader) => portal.answerTo(ownFeedback, { id: ID }, who)
  const all = () => portal.answerTo(contract.feedback, { id: ID }, editor)
  const told = async (who: { token: string }, words: string) =>
    (await portal.answerTo(newMessages, { limit: 50 }, who)).list
      .filter(({ content }) => content.includes(words))
      .map(({ content, opens }) => [content, opens])
  const faults = async () =>
    (await portal.answerTo(contract.managedDocuments, {}, editor)).find(({ id }) => id === ID)?.faults

  it('is given by readers of the knowledge tree, and read by who administers it', async () => {
    const outside = { token: await portal.signInAs('wq01') }
    expect((await give({}, outside)).code).toBe(errors.forbidden.code)
    expect((await portal.ask(contract.feedback, { id: ID }, reader)).code).toBe(errors.forbidden.code)
    const handling = { feedbackId: '1', reply: '已改' }
    expect((await portal.ask(contract.handleFeedback, handling, reader)).code).toBe(errors.forbidden.code)
  })

  it('says what is wrong, of a version that is there', async () => {
    expect((await give({ words: ' ' })).message).toBe('请写明哪里有误')
    expect((await give({ words: '字'.repeat(501) })).message).toBe('有误之处不能超过500个字')
    expect((await give({ version: 7 })).message).toBe('内容已更新，请刷新页面，核对新内容后再反馈')
    expect((await give({ id: "kb-'--" })).code).toBe(errors.notFound.code)
    expect(await own()).toEqual({ version: 1, helped: 0, own: null })
  })

  it('is one per person: what helped may turn out wrong, and who answers for it hears of it once', async () => {
    for (const who of [reader, reader, second]) expect((await give({ kind: 'helpful' }, who)).code).toBe(0)
    expect(await own()).toMatchObject({ helped: 2, own: { kind: 'helpful', words: '' } })
    const twice = await Promise.all([give({}), give({})])
    const late = twice.find(({ code }) => code !== 0)
    expect([twice.filter(({ code }) => code === 0).length, late?.message]).toEqual([
      1,
      '您已反馈本版内容有误，处理后会告知您',
    ])
    expect((await give({ kind: 'helpful' })).message).toBe('您已反馈本版内容有误，处理后会告知您')
    expect(await own()).toMatchObject({ helped: 1, own: { kind: 'wrong', words: WORDS, isHandled: false } })
    const message = [`读者反馈《${title}》内容有误：${WORDS}`, `/sys/knowledge?open=${ID}&act=feedback`]
    for (const who of [editor, other]) expect(await told(who, '内容有误')).toEqual([message])
    expect(await faults()).toBe(1)
    const noted = portal.db.selectFrom('audit').where('object_id', '=', ID).select('action')
    expect(await noted.execute()).toEqual([{ action: `反馈内容有误：《${title}》` }])
  })

  it('is handled by one, and its giver told', async () => {
    const [fault] = (await all()).faults
    expect(fault).toMatchObject({ words: WORDS, version: 1, handledOn: null, reply: '' })
    const asked = { feedbackId: fault?.id ?? '', reply: '文号已更正' }
    const both = await Promise.all([editor, other].map(who => portal.ask(contract.handleFeedback, asked, who)))
    expect(both.map(({ code }) => code === 0).sort()).toEqual([false, true])
    expect(both.find(({ code }) => code !== 0)?.message).toMatch(/^该反馈已由(金壬萍|陶癸荔)处理，请刷新后查看$/)
    expect(await told(reader, '文号已更正')).toEqual([
      [`您反馈的《${title}》内容有误已处理：文号已更正`, `/knowledgeTreeContent?id=${ID}`],
    ])
    expect(await own()).toMatchObject({ own: { isHandled: true, reply: '文号已更正' } })
    expect((await all()).faults[0]?.handledBy).toMatch(/金壬萍|陶癸荔/)
    expect(await faults()).toBe(0)
    for (const feedbackId of ['987654321', 'x'])
      expect((await portal.ask(contract.handleFeedback, { ...asked, feedbackId }, editor)).code).toBe(
        errors.notFound.code,
      )
  })

  it('begins anew with a new version, and goes to its owner alone', async () => {
    const { content, version } = await portal.answerTo(contract.draft, { id: ID }, editor)
    const { owner: _, attachments, ...rest } = content
    const written = { ...rest, attachments: attachments.map(({ id }) => id) }
    const editors = await portal.answerTo(contract.editors, {}, editor)
    const ownerId = editors.find(({ name }) => name === '陶癸荔')?.id ?? ''
    await portal.answerTo(contract.saveDraft, { id: ID, version, content: { ...written, ownerId } }, editor)
    await portal.answerTo(contract.submitDraft, { id: ID, version: version + 1 }, editor)
    await portal.answerTo(contract.publishDraft, { id: ID, version: version + 2 }, other)
    expect(await own()).toEqual({ version: 2, helped: 0, own: null })
    expect((await give({ version: 2, words: '仍有误' })).code).toBe(0)
    expect([await told(other, '仍有误'), await told(editor, '仍有误')].map(({ length }) => length)).toEqual([1, 0])
    expect((await all()).faults.map(fault => fault.version)).toEqual([2, 1])
  })

  it('is taken of one person twenty times a day at most', async () => {
    const rows = await portal.db.selectFrom('kb_doc').orderBy('node_id').select('node_id').limit(21).execute()
    for (const { node_id } of rows.filter(row => row.node_id !== ID).slice(0, 20))
      expect((await give({ id: node_id }, second)).code).toBe(0)
    expect((await give({ version: 2 }, second)).message).toBe('每天最多反馈20处有误的内容，请明天再反馈')
    portal.clock.advance({ hours: 24 })
    second = { token: await portal.signInAs('rs12') }
    expect((await give({ version: 2 }, second)).code).toBe(0)
  })
})
