import { preview, stage } from '@portal/shared-lib/contract/files'
import { document, tree } from '@portal/shared-lib/contract/knowledge'
import * as contract from '@portal/shared-lib/contract/knowledge-admin'
import { type FormattedNode, formattedProblem, wordsOf } from '@portal/shared-lib/contract/rules/formatted'
import {
  type FormattedArticle,
  formattedArticlesOf,
  formattedText,
} from '@portal/shared-lib/contract/rules/formatted-articles'
import { search } from '@portal/shared-lib/contract/search'
import { pictureOfPoint } from '../../../../test/pictures'
import { usePortal } from '../../../../test/portal'

const UNKNOWN = '正文含有不支持的内容或格式，请清除格式后重试'
const words = (text: string, ...marks: string[]): FormattedNode => ({
  type: 'text',
  text,
  ...(marks.length > 0 && { marks: marks.map(type => ({ type })) }),
})
const paragraph = (...content: FormattedNode[]): FormattedNode => ({
  type: 'paragraph',
  ...(content.length > 0 && { content }),
})

/** Numbers from 0 to below 1 that are the same each time: what fails can be looked at again. */
function numbers(seed: number): () => number {
  let state = seed
  return () => {
    state = (Math.imul(state, 1_664_525) + 1_013_904_223) >>> 0
    return state / 2 ** 32
  }
}

/** A document of the schema, drawn by chance. */
function drawn(next: () => number): FormattedNode[] {
  const below = (most: number) => Math.floor(next() * most)
  const several = <T>(make: () => T, most: number): T[] => Array.from({ length: 1 + below(most) }, make)
  const text = (): FormattedNode => {
    const marks = ['bold', 'italic', 'underline', 'strike'].filter(() => next() < 0.25).map(type => ({ type }))
    const href = ['https://www.gov.cn/zhengce', '/knowledgeTree?node=a'][below(2)]
    const all = next() < 0.1 ? [{ type: 'link', attrs: { href } }, ...marks] : marks
    const said = ['回音壁', '办理 <b>要点</b>', '𠮷野家', '（一）公益性', 'a & b'][below(5)] ?? ''
    return { type: 'text', text: said, ...(all.length > 0 && { marks: all }) }
  }
  const line = () => several(() => (next() < 0.1 ? { type: 'break' } : text()), 3)
  const list = (depth: number): FormattedNode => ({
    type: next() < 0.5 ? 'bulletList' : 'orderedList',
    content: several(
      () => ({
        type: 'listItem',
        content: [paragraph(...line()), ...(depth < 2 && next() < 0.3 ? [list(depth + 1)] : [])],
      }),
      3,
    ),
  })
  const cell = (): FormattedNode => ({
    type: next() < 0.3 ? 'tableHeader' : 'tableCell',
    ...(next() < 0.2 && { attrs: { colspan: 2 } }),
    content: [next() < 0.2 ? list(2) : paragraph(...(next() < 0.2 ? [] : line()))],
  })
  const block = (): FormattedNode => {
    switch (below(6)) {
      case 0:
        return { type: 'heading', attrs: { level: 1 + below(3) }, content: [text()] }
      case 1:
        return list(0)
      case 2:
        return { type: 'quote', content: several(() => paragraph(...line()), 2) }
      case 3:
        return { type: 'table', content: several(() => ({ type: 'tableRow', content: several(cell, 3) }), 3) }
      case 4:
        return paragraph(words(`第${below(40) + 1}条`), text())
      default:
        return paragraph(...line())
    }
  }
  return several(block, 6)
}

const HOSTILE: readonly (readonly [string, unknown, string])[] = [
  ['a node that there is not', [{ type: 'script', content: [words('x')] }], UNKNOWN],
  ['HTML', [{ type: 'html', text: '<script>alert(1)</script>' }], UNKNOWN],
  ['no node', ['<b>x</b>', null, 1], UNKNOWN],
  ['a mark that there is not', [paragraph(words('x', 'onclick'))], UNKNOWN],
  ['an attribute that there is not', [{ ...paragraph(words('x')), attrs: { style: 'position:fixed' } }], UNKNOWN],
  ['more beside it', [{ ...paragraph(words('x')), onclick: 'alert(1)' }], UNKNOWN],
  ['a script as a link', linkTo('javascript:alert(1)'), '链接只能以 http://、https:// 或 / 开头，请修改'],
  ['a link to another server by a path', linkTo('//evil.example/x'), '链接只能以 http://、https:// 或 / 开头，请修改'],
  ['the same by a backslash', linkTo('/\\evil.example'), '链接只能以 http://、https:// 或 / 开头，请修改'],
  ['data as a link', linkTo('data:text/html,x'), '链接只能以 http://、https:// 或 / 开头，请修改'],
  ['a picture by its address', [{ type: 'picture', attrs: { file: 'https://evil.example/a.png', alt: '' } }], UNKNOWN],
  ['a list in itself far too often', [nested(5)], '正文嵌套过深，请减少列表的层级'],
  ['a paragraph in a paragraph', [paragraph(paragraph(words('x')))], UNKNOWN],
]

function linkTo(href: string): unknown {
  const text = { type: 'text', text: 'x', marks: [{ type: 'link', attrs: { href } }] }
  return [{ type: 'paragraph', content: [text] }]
}

function nested(levels: number): FormattedNode {
  const inner = levels > 0 ? [paragraph(words('x')), nested(levels - 1)] : [paragraph(words('x'))]
  return { type: 'bulletList', content: [{ type: 'listItem', content: inner }] }
}

describe('A formatted document', () => {
  const portal = usePortal({ database: 'demo' })
  let [author, reviewer, reader, stranger] = [{ token: '' }, { token: '' }, { token: '' }, { token: '' }]
  let parentId = ''

  beforeAll(async () => {
    author = { token: await portal.signInAs('xw18') }
    reviewer = { token: await portal.signInAs('xw28') }
    reader = { token: await portal.signInAs('zs05') }
    stranger = { token: await portal.signInAs('wq01') }
    const nodes = await portal.answerTo(tree, {}, reader)
    parentId = nodes.find(({ title }) => title === '社会法')?.id ?? ''
  })

  const written = (articles: readonly FormattedArticle[], attachments: readonly string[] = []) => ({
    title: '回音壁图示要点',
    articles: articles.map(({ body, ...article }) => (body ? { ...article, body } : article)),
    attachments: [...attachments],
  })
  const upload = (name: string, by = author) =>
    portal.answerTo(stage, {}, { ...by, file: { name, content: new Uint8Array(pictureOfPoint()) } })
  const create = (content: ReturnType<typeof written>, by = author) =>
    portal.ask(contract.createDraft, { parentId, kind: 'procedure', content }, by)
  const created = async (content: ReturnType<typeof written>) => (await create(content)).data?.id ?? ''
  const read = (id: string) => portal.answerTo(contract.draft, { id }, author)
  const step = async (id: string) => ({ id, version: (await read(id)).version })
  const publish = async (id: string) => {
    await portal.answerTo(contract.submitDraft, await step(id), author)
    await portal.answerTo(contract.publishDraft, await step(id), reviewer)
  }
  const opens = async (fileId: string) =>
    Promise.all(
      [author, reviewer, reader, stranger].map(async by => (await portal.ask(preview, { fileId }, by)).code === 0),
    )

  it('of the schema, whatever it is, is stored, read again and gives its words', async () => {
    const next = numbers(178)
    for (let round = 0; round < 25; round++) {
      const blocks = drawn(next)
      expect(formattedProblem(blocks)).toBe('')
      const articles = formattedArticlesOf(blocks).filter(({ text }) => text !== '')
      if (articles.length === 0) continue
      const id = await created(written(articles))
      const { content } = await read(id)
      expect(content.articles).toEqual(articles)
      for (const { text, body } of content.articles) if (body) expect(text).toBe(wordsOf(body))
      // What the editor makes of it again is the same.
      expect(formattedArticlesOf(formattedText(content.articles))).toEqual(articles)
    }
  })

  it.each(HOSTILE)('with %s is refused, and nothing of it is stored', async (_, body, message) => {
    const before = await portal.db.selectFrom('kb_node').select('id').execute()
    const picture = await upload('图.png')
    const article = { no: '第一条', text: 'x', body: body as readonly FormattedNode[] }
    const answer = await create(written([article], [picture]))
    expect(answer.message).toBe(message)
    expect(await portal.db.selectFrom('kb_node').select('id').execute()).toHaveLength(before.length)
    const { state } = await portal.db
      .selectFrom('file')
      .where('id', '=', picture)
      .select('state')
      .executeTakeFirstOrThrow()
    expect(state).toBe('staged')
  })

  it('is kept by its own words, whatever is sent beside them', async () => {
    const body = [paragraph(words('甲', 'bold'))]
    const id = await created(written([{ no: '第一条', text: '乙', body }]))
    expect((await read(id)).content.articles).toEqual([{ no: '第一条', text: '甲', body }])
    const said = await portal.ask(
      contract.createDraft,
      {
        parentId,
        kind: 'reply',
        content: written([{ no: '第一条', text: '乙', body: [paragraph(words('绝', 'bold'), words('密件'))] }]),
      },
      author,
    )
    expect(said.message).toBe('内容含有涉密词语，请删除后再提交；本系统不得处理涉密信息')
  })

  it('shows its pictures and attachments to its keepers while it is written, then to its readers', async () => {
    const [picture, attachment] = [await upload('流程图.png'), await upload('回廊附件.png')]
    const body = [paragraph(words('见图', 'bold')), { type: 'picture', attrs: { file: picture, alt: '流程' } }]
    const id = await created(written([{ no: '第一条', text: '见图', body }], [attachment]))
    for (const file of [picture, attachment]) expect(await opens(file)).toEqual([true, true, false, false])
    await publish(id)
    for (const file of [picture, attachment]) expect(await opens(file)).toEqual([true, true, true, false])
    const shown = await portal.answerTo(document, { id }, reader)
    expect(shown.attachments).toEqual([{ id: attachment, name: '回廊附件.png', size: pictureOfPoint().length }])
    expect(shown.articles).toEqual([{ no: '第一条', text: '见图\n［图：流程］', body }])
    const { hits } = await portal.answerTo(search, { words: '回廊附件', tab: 'help' }, reader)
    expect(hits.map(hit => hit.id)).toEqual([id])
    // The next version is without them: readers no longer open them, the version that has them keeps them.
    await portal.answerTo(
      contract.saveDraft,
      { ...(await step(id)), version: (await read(id)).version, content: written([{ no: '第一条', text: '无图' }]) },
      author,
    )
    await publish(id)
    expect(await opens(picture)).toEqual([true, true, false, false])
    expect((await read(id)).versions.map(({ content }) => content.attachments.length)).toEqual([0, 1])
    await portal.answerTo(contract.retireDocument, await step(id), author)
    expect(await opens(attachment)).toEqual([true, true, false, false])
  })

  it('takes only pictures that its writer has uploaded for it', async () => {
    const own = await upload('甲.png')
    const body = (file: string) => [{ type: 'picture', attrs: { file, alt: '' } }]
    await created(written([{ no: '第一条', text: 'x', body: body(own) }]))
    const another = await upload('乙.png', reviewer)
    const text = await portal.answerTo(
      stage,
      {},
      { ...author, file: { name: '甲.txt', content: new Uint8Array(Buffer.from('甲')) } },
    )
    const taken = (file: string) => create(written([{ no: '第一条', text: 'x', body: body(file) }]))
    for (const file of [own, another, '00000000-0000-4000-8000-000000000000'])
      expect((await taken(file)).message).toBe('图片不存在或属于其他文章，请删除后重新插入')
    expect((await taken(text)).message).toBe('正文中只能插入PNG、JPG、GIF、WEBP或BMP图片，每张不超过10MB')
    const attached = await create(written([{ no: '第一条', text: 'x' }], [another]))
    expect(attached.message).toBe('附件不存在或已被使用，请重新上传')
  })

  it('that is thrown away takes its files with it, and what is published stays', async () => {
    const [first, second] = [await upload('甲.png'), await upload('乙.png')]
    const left = () => portal.db.selectFrom('file').where('id', 'in', [first, second]).select('id').execute()
    const id = await created(written([{ no: '第一条', text: '甲' }], [first]))
    await publish(id)
    const { version } = await read(id)
    await portal.answerTo(
      contract.saveDraft,
      { id, version, content: written([{ no: '第一条', text: '乙' }], [second]) },
      author,
    )
    await portal.answerTo(contract.discardDraft, await step(id), author)
    expect(await left()).toEqual([{ id: first }])
    expect((await read(id)).content).toMatchObject({ articles: [{ text: '甲' }], attachments: [{ id: first }] })
    const fresh = await upload('丙.png')
    const unpublished = await created(written([{ no: '第一条', text: '丙' }], [fresh]))
    await portal.answerTo(contract.discardDraft, await step(unpublished), author)
    expect(await portal.db.selectFrom('file').where('id', '=', fresh).select('id').execute()).toEqual([])
    expect(await portal.db.selectFrom('kb_node').where('id', '=', unpublished).select('id').execute()).toEqual([])
  })
})
