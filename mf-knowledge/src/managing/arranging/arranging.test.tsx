import type { CallAnswer } from '@portal/shared-lib/contract/form'
import * as contract from '@portal/shared-lib/contract/knowledge-admin'
import { FakeRefusal, fake, fakeServer, renderRemote } from '@portal/shared-lib/testing'
import { fireEvent, screen, waitFor, within } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import remote from '../../app'
import { zoneOf } from './places'

type Node = CallAnswer<typeof contract.managedTree>[number]

const node = (id: string, title: string, parentId: string | null, more: Partial<Node> = {}): Node => ({
  id,
  title,
  parentId,
  kind: 'folder',
  state: 'published',
  effectDate: null,
  ...more,
})
const document = (id: string, title: string, parentId: string, state: Node['state'] = 'published') =>
  node(id, title, parentId, { kind: 'law', state })

const NODES = [
  node('a', '法律法规', null),
  node('a1', '信访法规', 'a'),
  document('a11', '信访工作条例', 'a1'),
  document('a12', '办理规程', 'a1', 'draft'),
  node('a2', '行政法', 'a'),
  node('b', '政策文件', null),
  node('b1', '办理细则', 'b', { kind: 'law', effectDate: '2005-05-01' }),
  node('b2', '办理细则', 'b', { kind: 'law', effectDate: '2022-05-01', state: 'draft' }),
]

describe('The tree as it is arranged', () => {
  let close = async () => {}
  let nodes: Node[] = []
  const moved: unknown[] = []

  beforeEach(async () => {
    nodes = NODES
    moved.length = 0
    const server = fakeServer([
      fake(contract.managedTree, () => inOrder(nodes)),
      fake(contract.searchManaged, () => ({
        hits: [
          { id: 'b2', title: '办理细则', kind: 'law' as const, path: ['政策文件'], no: '第一条', excerpt: '现予公布' },
        ],
        more: false,
      })),
      fake(contract.moveNode, ({ args }) => {
        moved.push(args)
        if (args.after === 'b') throw new FakeRefusal('rule', { text: '目录已被他人调整，请刷新后重试' })
        const one = nodes.find(({ id }) => id === args.id)
        const others = nodes.filter(({ id }) => id !== args.id)
        const at = args.after === null ? 0 : others.findIndex(({ id }) => id === args.after) + 1
        if (one) nodes = others.toSpliced(at, 0, { ...one, parentId: args.parentId })
        return null
      }),
      fake(contract.saveFolder, ({ args }) => {
        moved.push(args)
        return { id: 'new' }
      }),
      fake(contract.removeFolder, ({ args }) => {
        moved.push(args)
        return null
      }),
    ])
    const page = await renderRemote(remote, { path: '/sys/knowledge?view=tree' })
    close = () => page.unmount().then(server.stop)
    await screen.findByRole('tree', { name: '知识目录' })
    for (const name of [/法律法规/, /信访法规/]) await userEvent.click(item(name))
  })
  afterEach(() => close())

  const item = (name: RegExp) => screen.getByRole('treeitem', { name })
  const titles = () => screen.getAllByRole('treeitem').map(({ textContent }) => textContent?.replace(/[▾▸·]/g, ''))
  const said = () => screen.getByRole('status')
  const press = (name: string) => userEvent.click(screen.getByRole('button', { name }))

  it('shows what is not published with its state', () => {
    expect(titles()).toEqual(['法律法规', '信访法规', '信访工作条例', '办理规程草稿', '行政法', '政策文件'])
  })

  it('tells versions of one document apart by the day from which each is in force', async () => {
    await userEvent.click(item(/政策文件/))
    expect(titles().slice(-2)).toEqual(['办理细则（2005-05-01起施行）', '办理细则（2022-05-01起施行）草稿'])
  })

  it('is changed by Alt and arrows, says where the node stands now, and leaves the focus on it', async () => {
    item(/办理规程/).focus()
    await userEvent.keyboard('{Alt>}{ArrowUp}{/Alt}')
    await waitFor(() => expect(said()).toHaveTextContent('《办理规程》已移到“信访法规”第1位，共2项'))
    await waitFor(() => expect(titles().slice(2, 4)).toEqual(['办理规程草稿', '信访工作条例']))
    expect(item(/办理规程/)).toHaveFocus()
    await userEvent.keyboard('{Alt>}{ArrowUp}{/Alt}')
    expect(said()).toHaveTextContent('已在最前，不能再上移')
    await userEvent.keyboard('{Alt>}{ArrowLeft}{/Alt}')
    await waitFor(() => expect(said()).toHaveTextContent('《办理规程》已移到“法律法规”第2位，共3项'))
    await waitFor(() => expect(item(/办理规程/)).toHaveAttribute('aria-level', '2'))
    await userEvent.keyboard('{Alt>}{ArrowLeft}{/Alt}')
    expect(said()).toHaveTextContent('文档须放在目录中，不能移到一级目录')
    await userEvent.keyboard('{Alt>}{ArrowRight}{/Alt}')
    await waitFor(() => expect(item(/办理规程/)).toHaveAttribute('aria-level', '3'))
    expect(moved).toEqual([
      { id: 'a12', parentId: 'a1', after: null },
      { id: 'a12', parentId: 'a', after: 'a1' },
      { id: 'a12', parentId: 'a1', after: 'a11' },
    ])
  })

  it('is walked with the arrows alone', async () => {
    item(/信访工作条例/).focus()
    await userEvent.keyboard('{ArrowDown}{ArrowDown}')
    expect(item(/行政法/)).toHaveFocus()
    expect(moved).toEqual([])
  })

  it('is changed by the mouse: into a folder, before and behind another node', async () => {
    const drag = (name: RegExp, on: RegExp, clientY: number) => {
      const target = item(on)
      jest.spyOn(target, 'getBoundingClientRect').mockReturnValue(new DOMRect(0, 0, 200, 30))
      fireEvent.dragStart(item(name))
      const over = new MouseEvent('dragover', { clientY, bubbles: true, cancelable: true })
      fireEvent(target, over)
      expect(over.defaultPrevented).toBe(true)
      fireEvent.drop(target)
    }
    drag(/信访工作条例/, /行政法/, 15)
    await waitFor(() => expect(moved).toEqual([{ id: 'a11', parentId: 'a2', after: null }]))
    await waitFor(() => expect(said()).toHaveTextContent('《信访工作条例》已移到“行政法”第1位，共1项'))
    drag(/行政法/, /信访法规/, 2)
    await waitFor(() => expect(moved[1]).toEqual({ id: 'a2', parentId: 'a', after: null }))
    await waitFor(() => expect(item(/行政法/)).toHaveAttribute('aria-posinset', '1'))
    drag(/法律法规/, /政策文件/, 28)
    await waitFor(() => expect(moved[2]).toEqual({ id: 'a', parentId: null, after: 'b' }))
    expect(titles()[0]).toBe('法律法规')
  })

  it('shows where in it a hit of a search stands', async () => {
    await userEvent.type(screen.getByRole('searchbox', { name: '在目录中查找' }), '公布')
    const hits = await screen.findByRole('list', { name: '查找结果' })
    expect(hits).toHaveTextContent('政策文件办理细则第一条 现予公布')
    await userEvent.click(within(hits).getByRole('button'))
    expect(item(/办理细则（2022/)).toHaveAttribute('aria-selected', 'true')
    expect(screen.queryByRole('list', { name: '查找结果' })).toBeNull()
  })

  it('has buttons for the same, which say why they cannot be pressed', async () => {
    await userEvent.click(item(/行政法/))
    expect(screen.getByRole('button', { name: '下移' })).toBeDisabled()
    expect(screen.getByTitle('已在最后，不能再下移')).toBe(screen.getByRole('button', { name: '下移' }))
    await press('上移')
    await waitFor(() => expect(moved).toEqual([{ id: 'a2', parentId: 'a', after: null }]))
  })

  it('has folders that are made, named and removed', async () => {
    await userEvent.click(item(/行政法/))
    await press('新增下级目录')
    await userEvent.type(await screen.findByRole('textbox', { name: '目录名称' }), '行政复议')
    await press('保存')
    await waitFor(() => expect(moved).toEqual([{ id: '', parentId: 'a2', title: '行政复议' }]))
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull())
    await press('删除目录')
    await press('删除')
    await waitFor(() => expect(moved[1]).toEqual({ id: 'a2' }))
    await userEvent.click(item(/信访法规/))
    expect(screen.getByTitle('目录中还有内容，请先移到其他目录')).toBeDisabled()
  })
})

/** Parents before their children, as the server answers. */
const inOrder = (nodes: readonly Node[], parentId: string | null = null): Node[] =>
  nodes.filter(each => each.parentId === parentId).flatMap(each => [each, ...inOrder(nodes, each.id)])

describe('What is held over a row', () => {
  it.each([
    [5, true, 'before'],
    [15, true, 'into'],
    [25, true, 'behind'],
    [14, false, 'before'],
    [16, false, 'behind'],
  ] as const)('at %i of 30 pixels goes, where it is a folder (%s), %s', (offset, isFolder, zone) => {
    expect(zoneOf(offset, 30, isFolder)).toBe(zone)
  })
})
