import {
  document as documentCall,
  favourites,
  ownFeedback,
  searchTree,
  suggestions,
  tree,
  versions,
} from '@portal/shared-lib/contract/knowledge'
import { FakeRefusal, fake, fakeServer, renderRemote } from '@portal/shared-lib/testing'
import { act, screen, waitFor, within } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import type { KnowledgeDocument, KnowledgeNode } from '../api'
import remote from '../app'

const folder = (id: string, title: string, parentId: string | null): KnowledgeNode => ({
  id,
  title,
  parentId,
  kind: 'folder',
  hasContent: false,
  effectDate: null,
})
const law = (id: string, title: string, parentId: string): KnowledgeNode => ({
  ...folder(id, title, parentId),
  kind: 'law',
  hasContent: true,
})

const NODES = [
  folder('a', '法律法规', null),
  folder('a1', '信访法规', 'a'),
  law('a11', '信访工作条例', 'a1'),
  { ...law('a12', '办理规程', 'a1'), kind: 'procedure' as const },
  folder('b', '政策文件', null),
]

const documentOf = (id: string, title: string): KnowledgeDocument => ({
  id,
  title,
  kind: id === 'a12' ? 'procedure' : 'law',
  docNo: '',
  issuer: '临江省信访局',
  source: '',
  issueDate: '2022-02-25',
  effectDate: '2022-05-01',
  status: '现行',
  owner: '金壬萍',
  validUntil: id === 'a12' ? '2026-10-01' : null,
  isExpired: id === 'a12',
  attachments: [],
  categories: [],
  path: ['法律法规', '信访法规'],
  articles: Array.from({ length: 7 }, (_, at) => ({ no: `第${at + 1}条`, text: `${title}内容${at + 1}` })),
})

async function openPage(path: string) {
  const server = fakeServer([
    fake(tree, () => NODES),
    fake(favourites, () => []),
    fake(versions, () => ({ title: '信访工作条例', versions: [] })),
    fake(suggestions, () => []),
    fake(searchTree, ({ args: { words } }) => {
      const place = { title: '办理规程', id: 'a12', kind: 'procedure' as const, path: ['法律法规', '信访法规'] }
      if (words !== '告知') return { hits: [], more: false }
      return { hits: [{ ...place, no: '第2条', excerpt: '…应当告知信访人…' }], more: false }
    }),
    fake(ownFeedback, () => ({ version: 1, helped: 0, own: null })),
    fake(documentCall, ({ args: { id } }) => {
      const node = NODES.find(other => other.id === id && other.hasContent)
      if (!node) throw new FakeRefusal('notFound', { what: '知识内容' })
      return documentOf(id, node.title)
    }),
  ])
  const page = await renderRemote(remote, { path })
  return { close: () => page.unmount().then(server.stop) }
}

const item = (name: RegExp) => screen.getByRole('treeitem', { name })
const titles = () => screen.getAllByRole('treeitem').map(({ textContent }) => textContent?.replace(/[▾▸·\d]/g, ''))

describe('the knowledge tree', () => {
  let opened: Awaited<ReturnType<typeof openPage>>
  beforeEach(async () => {
    opened = await openPage('/knowledgeTree')
    await screen.findByRole('tree')
  })
  afterEach(() => opened.close())

  it('begins with its branches, the first one current, its documents and a preview beside it', async () => {
    expect(titles()).toEqual(['法律法规', '政策文件'])
    expect(item(/法律法规/)).toHaveAttribute('aria-selected', 'true')
    expect(await screen.findByText('信访工作条例内容5')).toBeInTheDocument()
    expect(screen.queryByText('信访工作条例内容6')).toBeNull()
    expect(screen.getByRole('link', { name: '打开全文' })).toHaveAttribute(
      'href',
      '/tjfx/lawsKnowledge/lawsDetail?id=a11',
    )
  })

  it('is walked with the keys', async () => {
    item(/法律法规/).focus()
    await userEvent.keyboard('{ArrowRight}{ArrowRight}{ArrowRight}{ArrowDown}{ArrowDown}')
    expect(titles()).toEqual(['法律法规', '信访法规', '信访工作条例', '办理规程', '政策文件'])
    expect(item(/办理规程/)).toHaveFocus()
    expect(await screen.findByText('办理规程内容1')).toBeInTheDocument()
    await userEvent.keyboard('{ArrowLeft}')
    expect(item(/信访法规/)).toHaveFocus()
    await userEvent.keyboard('{ArrowLeft}')
    expect(titles()).toEqual(['法律法规', '信访法规', '政策文件'])
    await userEvent.keyboard('{End}')
    expect(item(/政策文件/)).toHaveFocus()
    expect(screen.getByText('此目录下暂无文档')).toBeInTheDocument()
    await userEvent.keyboard('{Home}')
    expect(item(/法律法规/)).toHaveFocus()
  })

  it('follows keys that come faster than it is drawn', async () => {
    await userEvent.click(item(/法律法规/))
    act(() => {
      for (let times = 0; times < 2; times++)
        document.activeElement?.dispatchEvent(new KeyboardEvent('keydown', { key: 'ArrowRight', bubbles: true }))
    })
    expect(item(/信访法规/)).toHaveAttribute('aria-expanded', 'true')
  })

  it('has one stop of the Tab key, and says how deep and where among its siblings each is', async () => {
    await userEvent.click(item(/法律法规/))
    expect(screen.getAllByRole('treeitem').filter(({ tabIndex }) => tabIndex === 0)).toEqual([item(/法律法规/)])
    expect(item(/信访法规/)).toHaveAttribute('aria-level', '2')
    expect(item(/政策文件/)).toHaveAttribute('aria-posinset', '2')
    expect(item(/政策文件/)).not.toHaveAttribute('aria-expanded')
  })

  it('is looked through: each hit with its folders and the words marked, and from there to its place', async () => {
    const box = screen.getByRole('searchbox', { name: '在知识树中查找' })
    await userEvent.type(box, '告')
    expect(screen.getByRole('tree')).toBeInTheDocument()
    await userEvent.type(box, '知')
    const [hit] = within(await screen.findByRole('list', { name: '查找结果' })).getAllByRole('listitem')
    expect(hit).toHaveTextContent('法律法规 / 信访法规办理规程第2条 …应当告知信访人…')
    expect(hit?.querySelector('mark')).toHaveTextContent('告知')
    const link = within(hit as HTMLElement).getByRole('link', { name: '第2条' })
    expect(link).toHaveAttribute('href', expect.stringContaining('id=a12&article='))
    await userEvent.click(within(hit as HTMLElement).getByRole('button'))
    expect(item(/办理规程/)).toHaveAttribute('aria-selected', 'true')
    expect(box).toHaveValue('')
    await userEvent.type(box, '没有的')
    expect(await screen.findByText('没有找到：请换个说法或减少字数')).toBeInTheDocument()
  })

  it('shows another document of the list', async () => {
    await userEvent.click(screen.getByRole('button', { name: /办理规程/ }))
    await waitFor(() => expect(screen.getByRole('article', { name: '办理规程' })).toBeInTheDocument())
  })
})

describe('a knowledge document', () => {
  let opened: Awaited<ReturnType<typeof openPage>>
  afterEach(() => opened.close())

  it('is shown with its outline, which leads to the articles', async () => {
    opened = await openPage('/knowledgeTreeContent?id=a12')
    expect(await screen.findByRole('heading', { name: '办理规程 现行' })).toBeInTheDocument()
    const scrolled: string[] = []
    Element.prototype.scrollIntoView = function scrollIntoView() {
      scrolled.push(this.id)
    }
    await userEvent.click(screen.getByRole('button', { name: /第7条/ }))
    expect(scrolled).toEqual(['article-第7条'])
    expect(screen.getByRole('region', { name: '第7条' })).toHaveFocus()
  })

  it('says that it is no longer valid, where that is so', async () => {
    opened = await openPage('/knowledgeTreeContent?id=a12')
    expect(await screen.findByRole('alert')).toHaveTextContent('已过有效期（有效期至2026-10-01）')
  })

  it('is printed', async () => {
    const print = jest.spyOn(window, 'print').mockImplementation(() => undefined)
    opened = await openPage('/knowledgeTreeContent?id=a12')
    await userEvent.click(await screen.findByRole('button', { name: '打印' }))
    expect(print).toHaveBeenCalledTimes(1)
    print.mockRestore()
  })

  it('is shown by the page of laws where it is one, at the same article', async () => {
    opened = await openPage('/knowledgeTreeContent?id=a11&article=第7条')
    expect(await screen.findByText('金壬萍')).toBeVisible()
    expect(screen.queryByRole('alert')).toBeNull()
    expect(window.location.pathname).toBe('/tjfx/lawsKnowledge/lawsDetail')
    expect(Object.fromEntries(new URLSearchParams(window.location.search))).toEqual({ id: 'a11', article: '第7条' })
  })

  it('leads to the tree where none is named', async () => {
    opened = await openPage('/knowledgeTreeContent')
    expect(await screen.findByText('未指定知识内容，请从知识树中打开')).toBeInTheDocument()
    expect(screen.getByRole('link', { name: '打开知识树' })).toHaveAttribute('href', '/tjfx/knowledgeTree')
  })

  it('says when there is none', async () => {
    opened = await openPage('/knowledgeTreeContent?id=a')
    expect(await screen.findByRole('alert')).toHaveTextContent('知识内容不存在或您无权查看')
  })
})
