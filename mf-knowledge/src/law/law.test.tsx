import type { CallAnswer } from '@portal/shared-lib/contract/form'
import * as knowledge from '@portal/shared-lib/contract/knowledge'
import { petitionList } from '@portal/shared-lib/contract/lists'
import { desktopWith, fake, fakeServer, renderRemote } from '@portal/shared-lib/testing'
import { screen, waitFor, within } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import remote from '../app'
import { inForceOn } from './versions'

const NUMBER = 'LX990000202611270001'
const VERSIONS = [
  { id: 'b', docNo: '5号', from: '2026-04-01', until: null, status: '现行' },
  { id: 'a', docNo: '8号', from: '2023-06-01', until: '2026-03-31', status: '已修改' },
]

type Law = CallAnswer<typeof knowledge.document>
type Favourites = CallAnswer<typeof knowledge.favourites>

/** A word that is looked for may stand in two runs: it is one hit. */
const FORMATTED = [
  {
    type: 'paragraph',
    content: [
      { type: 'text', text: '信', marks: [{ type: 'bold' }] },
      { type: 'text', text: '访事项应当自受理之日起60日内办结。' },
    ],
  },
]

const lawOf = (id: string): Law => ({
  id,
  title: '信访工作条例',
  kind: 'law',
  docNo: id === 'b' ? '5号' : '8号',
  issuer: '临江省信访局',
  source: '临江省人民政府公报',
  issueDate: '2022-02-25',
  effectDate: '2022-05-01',
  status: id === 'b' ? '现行' : '已修改',
  owner: '金壬萍',
  validUntil: null,
  isExpired: false,
  attachments: [],
  categories: [{ code: '040100', name: '工资拖欠' }],
  path: ['法律法规'],
  articles: [
    { no: '第一条', text: '为了做好信访工作，制定本条例。' },
    { no: '第三十四条', text: '信访事项应当自受理之日起60日内办结。', body: FORMATTED },
  ],
})
const KEPT: Favourites = [{ id: 'b', title: '信访工作条例', kind: 'law' }]

describe('A law', () => {
  const filters: unknown[] = []
  let kept = false
  let close = async () => {}
  const open = async (search: string, permissions: readonly string[] = ['toDoManage/archive']) => {
    filters.length = 0
    const server = fakeServer([
      fake(knowledge.ownFeedback, () => ({ version: 1, helped: 0, own: null })),
      fake(knowledge.document, ({ args: { id } }) => lawOf(id)),
      fake(knowledge.versions, () => ({ title: '信访工作条例', versions: VERSIONS })),
      fake(knowledge.favourites, () => (kept ? KEPT : [])),
      fake(knowledge.favourite, ({ args }) => {
        kept = args.kept
        return null
      }),
      fake(knowledge.suggestions, () => [
        { documentId: 'c', title: '答复要点', no: '一', text: '按期办结', effectDate: null },
      ]),
      fake(petitionList, ({ args }) => {
        filters.push(args.filter)
        return { list: [{ xfjbh: NUMBER, nrzy: '反映拖欠工资', stateName: '已办结' }], total: 7, next: null }
      }),
    ])
    const path = `/lawsKnowledge/lawsDetail${search}`
    const page = await renderRemote(remote, { path, desktop: desktopWith(permissions) })
    close = () => page.unmount().then(server.stop)
  }
  afterEach(() => close())

  it('leads to the article of the address, and shows who cites it and what goes with it', async () => {
    await open('?id=b&article=第三十四条')
    await waitFor(() => expect(screen.getByRole('region', { name: '第三十四条' })).toHaveFocus())
    const citing = await screen.findByRole('region', { name: '引用本条的信访件' })
    expect(await within(citing).findByRole('link', { name: '查看全部 7 件' })).toHaveAttribute(
      'href',
      expect.stringContaining(encodeURIComponent('"信访工作条例第三十四条"')),
    )
    expect(filters[0]).toMatchObject({ conditions: [{ field: 'yjtw', values: ['信访工作条例第三十四条'] }] })
    expect(await screen.findByRole('link', { name: '答复要点' })).toBeInTheDocument()
  })

  it('shows no petitions to whoever may not query', async () => {
    await open('?id=b', [])
    expect(await screen.findByRole('link', { name: '答复要点' })).toBeInTheDocument()
    expect(screen.queryByRole('region', { name: /信访件/ })).toBeNull()
  })

  it('is kept at hand, and no longer', async () => {
    await open('?id=b')
    await userEvent.click(await screen.findByRole('button', { name: '☆ 收藏' }))
    await userEvent.click(await screen.findByRole('button', { name: '★ 已收藏', pressed: true }))
    expect(await screen.findByRole('button', { name: '☆ 收藏', pressed: false })).toBeInTheDocument()
  })

  it('says where its text was published', async () => {
    await open('?id=b')
    expect(await screen.findByText('临江省人民政府公报')).toBeVisible()
  })

  it.each([
    [['toDoManage/archive'], true],
    [[], false],
  ])('shows what it is about, with the petitions for whoever may query (%s)', async (permissions, mayQuery) => {
    await open('?id=b', permissions)
    const about = await screen.findByRole('list', { name: '关联的内容分类' })
    expect(about).toHaveTextContent('工资拖欠')
    const link = within(about).queryByRole('link')
    expect(link?.getAttribute('href')?.includes('040100') ?? false).toBe(mayQuery)
  })

  it('copies a citation', async () => {
    const user = userEvent.setup()
    await open('?id=b')
    const article = await screen.findByRole('region', { name: '第三十四条' })
    await user.click(within(article).getByRole('button', { name: '复制引用' }))
    expect(await navigator.clipboard.readText()).toBe('《信访工作条例》（2022年5月1日起施行）第三十四条')
  })

  it('finds words in the text, and leads from hit to hit', async () => {
    await open('?id=b')
    await userEvent.type(await screen.findByRole('textbox', { name: '在条文中查找' }), '信访')
    expect(await screen.findByText('第 1 处，共 2 处')).toBeInTheDocument()
    await userEvent.keyboard('{Enter}')
    expect(await screen.findByText('第 2 处，共 2 处')).toBeInTheDocument()
    await userEvent.keyboard('{Enter}')
    expect(await screen.findByText('第 1 处，共 2 处')).toBeInTheDocument()
    await userEvent.type(screen.getByRole('textbox', { name: '在条文中查找' }), '空')
    expect(await screen.findByText('条文中没有此内容')).toBeInTheDocument()
    expect(screen.getByRole('button', { name: '下一处' })).toBeDisabled()
  })

  it('lists its versions, each with its days', async () => {
    await open('?id=a')
    const versions = await screen.findByRole('region', { name: '历次版本' })
    expect(within(versions).getByRole('link', { name: '2026-04-01 至 今' })).toHaveAttribute(
      'href',
      '/tjfx/lawsKnowledge/lawsDetail?id=b',
    )
    expect(within(versions).getByText(/当前显示/)).toHaveTextContent('2023-06-01 至 2026-03-31')
  })

  it('opens in the version in force on the day of the address, at the article', async () => {
    await open('?id=b&article=第三十四条&on=2024-03-01')
    const versions = await screen.findByRole('region', { name: '历次版本' })
    await waitFor(() => expect(within(versions).getByText(/（当前显示）/)).toHaveTextContent('2023-06-01'))
    expect(await screen.findByText('该日适用的就是当前显示的版本')).toBeInTheDocument()
    const asked = new URLSearchParams(window.location.search)
    expect(Object.fromEntries(asked)).toEqual({ id: 'a', article: '第三十四条', on: '2024-03-01' })
    expect(screen.getByRole('region', { name: '第三十四条' })).toHaveFocus()
  })

  it.each([
    ['before the first version', '2020-01-01', '该日尚无施行的版本'],
    ['that is no day', '第三天', undefined],
  ])('stays where it is on a day %s', async (_, on, said) => {
    await open(`?id=b&on=${encodeURIComponent(on)}`)
    const versions = await screen.findByRole('region', { name: '历次版本' })
    expect(within(versions).getByText(/当前显示/)).toHaveTextContent('2026-04-01 至 今')
    if (said) expect(await screen.findByText(said)).toBeInTheDocument()
  })

  it('says nothing of a day from which on a law is repealed without a next version', () => {
    const repealed = [{ id: 'z', docNo: '', from: '2015-02-01', until: null, status: '已废止' }]
    expect(inForceOn(repealed, '2020-01-01')).toBeUndefined()
  })

  it.each([
    ['2026-04-01', 'b'],
    ['2026-03-31', 'a'],
    ['2023-06-01', 'a'],
    ['2023-05-31', undefined],
  ])('was in force on %s as version %s', (day, id) => {
    expect(inForceOn(VERSIONS, day)?.id).toBe(id)
  })
})
