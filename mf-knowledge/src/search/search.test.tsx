import type { CallAnswer, CallArgs } from '@portal/shared-lib/contract/form'
import { favourites } from '@portal/shared-lib/contract/knowledge'
import * as contract from '@portal/shared-lib/contract/search'
import { desktopWith, fake, fakeServer, renderRemote } from '@portal/shared-lib/testing'
import { screen, waitFor, within } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import remote from '../app'
import type { Answer, Hit } from './api'

type Args = CallArgs<typeof contract.search>

const NUMBER = 'LX990000202611270001'
const hit = (tab: Hit['tab'], id: string, more: Partial<Hit> = {}): Hit => ({
  tab,
  id,
  title: '建筑公司拖欠工资',
  place: '王*明 · 安澜市',
  excerpt: '反映建筑公司拖欠工资三个月',
  article: '',
  status: '办理中',
  isExpired: false,
  at: '2026-11-20',
  ...more,
})

const ANSWER: Answer = {
  tabs: [
    { tab: 'xfj', count: 100, more: true },
    { tab: 'law', count: 2, more: false },
    { tab: 'gw', count: 1, more: false },
    { tab: 'person', count: 0, more: false },
  ],
  marks: ['拖欠工资', '欠薪'],
  byPinyin: [],
  bySynonym: ['欠薪'],
  hits: [
    hit('xfj', NUMBER),
    hit('law', 'kb-1', { title: '劳动法', article: '第五十条', excerpt: '不得拖欠工资', isExpired: true }),
    hit('gw', '7', { title: '关于核查欠薪的通知', place: '临信访发〔2026〕3号', status: '已发送' }),
  ],
  facets: [],
  total: 0,
  asOf: '2026-11-20 09:30:15',
}
const FACETS: Answer['facets'] = [
  {
    facet: 'year',
    values: [
      { value: '2026', name: '2026年', count: 30, more: false },
      { value: '2025', name: '2025年', count: null, more: false },
    ],
  },
]

const SEARCHES: CallAnswer<typeof contract.searches> = {
  recent: ['路灯'],
  hot: ['工资支付'],
  saved: [{ id: '1', name: '今年欠薪', words: '欠薪', tab: 'xfj', chosen: [], order: 'time' }],
}
const NOTHING_OFFERED = { recent: [], words: [], titles: [] }
const OFFERED: CallAnswer<typeof contract.suggestSearch> = {
  recent: ['工资拖欠 建筑'],
  words: ['工资拖欠'],
  titles: [{ tab: 'qa', id: 'kb-1', title: '工资支付口径' }],
}
const KEPT: CallAnswer<typeof favourites> = [{ id: 'kb-1', title: '劳动法', kind: 'law' }]

describe('智慧搜索', () => {
  const asked: Args[] = []
  const noted: string[] = []
  let close = async () => {}

  const open = async (search: string, permissions: readonly string[] = ['xfj:viewPii']) => {
    asked.length = 0
    noted.length = 0
    const server = fakeServer([
      fake(contract.search, ({ args }) => {
        asked.push(args)
        if (args.tab === 'all') return ANSWER
        return { ...ANSWER, hits: ANSWER.hits.filter(({ tab }) => tab === args.tab), facets: FACETS, total: 30 }
      }),
      fake(contract.noteSearch, ({ args }) => {
        noted.push(args.words)
        return null
      }),
      fake(contract.searches, () => SEARCHES),
      fake(favourites, () => KEPT),
      fake(contract.suggestSearch, ({ args }) => (args.words === 'gztq' ? OFFERED : NOTHING_OFFERED)),
      fake(contract.similar, () => [
        { petitionNo: 'LX990000202611270002', summary: '另一家公司拖欠工资', score: 82, registeredOn: '2026-11-01' },
      ]),
      fake(contract.searchPeople, ({ args }) => ({
        more: false,
        people: [
          {
            name: '王*明',
            idCard: '990121********2349',
            mobile: '',
            petitions: [
              { petitionNo: NUMBER, summary: args.reasonText, stateName: '办理中', registeredOn: '2026-11-20' },
            ],
          },
        ],
      })),
    ])
    const page = await renderRemote(remote, { path: `/wisdomSearch${search}`, desktop: desktopWith(permissions) })
    close = () => page.unmount().then(server.stop)
  }
  afterEach(() => close())

  it('shows the best of each tab with its count, marks the words and remembers them', async () => {
    await open('?words=拖欠工资')
    const petitions = await screen.findByRole('region', { name: '信访件' })
    expect(within(petitions).getAllByRole('link')[0]).toHaveAttribute('href', `/tjfx/toDoManage/handle?xfjbh=${NUMBER}`)
    expect(petitions.querySelectorAll('mark')).toHaveLength(2)
    const documents = within(screen.getByRole('region', { name: '公文' }))
    const [link] = documents.getAllByRole('link')
    expect(link).toHaveTextContent('关于核查欠薪的通知')
    expect(link).toHaveAttribute('href', '/tjfx/official/officialDetail?gwid=7')
    expect(link).not.toHaveAttribute('target')
    expect(screen.getAllByRole('tab').map(({ textContent }) => textContent)).toEqual([
      '全部',
      '信访件 100+',
      '法律法规 2',
      '公文 1',
      '信访人',
    ])
    expect(screen.getByText('同时查找同义词：欠薪')).toBeInTheDocument()
    expect(screen.getByText('数据截至 2026-11-20 09:30')).toBeInTheDocument()
    await waitFor(() => expect(new Set(noted)).toEqual(new Set(['拖欠工资'])))
  })

  it('narrows a tab by a facet, orders it and turns its pages by the address', async () => {
    await open('?words=拖欠工资')
    await userEvent.click(await screen.findByRole('tab', { name: '信访件 100+' }))
    await userEvent.click(await screen.findByRole('button', { name: '2026年 30' }))
    expect(await screen.findByRole('button', { name: '2026年 30', pressed: true })).toBeInTheDocument()
    await userEvent.click(screen.getByRole('button', { name: '按时间' }))
    await screen.findByRole('button', { name: '按时间', pressed: true })
    await userEvent.click(screen.getByRole('button', { name: '下一页' }))
    await screen.findByText('第 2 页')
    const chosen = [{ facet: 'year', value: '2026' }]
    await waitFor(() =>
      expect(asked.at(-1)).toEqual({ words: '拖欠工资', tab: 'xfj', chosen, order: 'time', from: 20 }),
    )
    await userEvent.click(screen.getByRole('button', { name: '取消全部条件' }))
    await waitFor(() => expect(asked.at(-1)).toMatchObject({ chosen: [], from: 0 }))
  })

  describe('offers, while somebody types,', () => {
    const type = async (words: string) => {
      await open('')
      const box = await screen.findByRole('combobox', { name: '搜索内容' })
      await userEvent.type(box, words)
      return box
    }
    const options = async () => (await screen.findAllByRole('option')).map(({ textContent }) => textContent)

    it('earlier searches, known words and titles; the arrows choose one and Enter looks for it', async () => {
      const box = await type('gztq')
      expect(await options()).toEqual(['工资拖欠 建筑最近搜索', '工资拖欠常用词', '工资支付口径答复口径'])
      expect(box).toHaveAttribute('aria-expanded', 'true')
      await userEvent.keyboard('{ArrowUp}{ArrowUp}')
      const option = screen.getByRole('option', { selected: true })
      expect(option).toHaveTextContent('工资拖欠常用词')
      expect(box).toHaveAttribute('aria-activedescendant', option.id)
      await userEvent.keyboard('{Enter}')
      await waitFor(() => expect(asked.at(-1)).toMatchObject({ words: '工资拖欠' }))
      expect(screen.queryByRole('listbox')).toBeNull()
    })

    it('nothing any more after Esc, and Enter looks for what was typed', async () => {
      const box = await type('gztq')
      await options()
      await userEvent.keyboard('{ArrowDown}{Escape}')
      expect(box).toHaveAttribute('aria-expanded', 'false')
      await userEvent.keyboard('{Enter}')
      await waitFor(() => expect(asked.at(-1)).toMatchObject({ words: 'gztq' }))
    })

    it('what the mouse takes: a title opens its page', async () => {
      await type('gztq')
      await options()
      const opened = jest.spyOn(window, 'open').mockReturnValue(null)
      await userEvent.click(screen.getByRole('option', { name: /工资支付口径/ }))
      expect(opened).toHaveBeenCalledWith('/tjfx/knowledgeTreeContent?id=kb-1', '_blank', 'noopener')
      opened.mockRestore()
    })
  })

  it('says of what has expired that it has', async () => {
    await open('?words=拖欠工资')
    const laws = await screen.findByRole('region', { name: '法律法规' })
    expect(within(laws).getByText('已过有效期')).toBeVisible()
    expect(screen.getAllByText('已过有效期')).toHaveLength(1)
  })

  it('is walked with the keys', async () => {
    await open('?words=拖欠工资')
    const [first, second] = await screen.findAllByRole('link')
    first?.focus()
    await userEvent.keyboard('j')
    expect(first).toHaveFocus()
    expect(second).not.toHaveFocus()
  })

  it('opens what has a page within the portal in another window as well', async () => {
    await open('?words=拖欠工资')
    const windows = await screen.findAllByRole('link', { name: '新窗口打开' })
    expect(windows.map(link => link.getAttribute('href'))).toEqual([
      expect.stringContaining(`/toDoManage/handle?xfjbh=${NUMBER}`),
      expect.stringContaining('kb-1'),
      expect.stringContaining('/official/officialDetail?gwid=7'),
    ])
    for (const link of windows) expect(link).toHaveAttribute('target', '_blank')
    expect(windows[2]).toHaveAccessibleDescription(/^关于核查/)
  })

  it('names similar petitions once they are asked for', async () => {
    await open('?words=拖欠工资')
    await userEvent.click(await screen.findByRole('button', { name: '相似信访件' }))
    expect(await screen.findByRole('link', { name: 'LX990000202611270002' })).toBeInTheDocument()
    expect(screen.getByText(/相似度 82%/)).toBeInTheDocument()
  })

  it('asks for a reason before it looks for a person, and keeps no number', async () => {
    await open('?words=11012345678')
    await userEvent.click(await screen.findByRole('button', { name: '填写理由并查询' }))
    await userEvent.type(await screen.findByLabelText(/说明/), '核对来访人')
    await userEvent.click(screen.getByRole('button', { name: '查询' }))
    expect(await screen.findByRole('link', { name: NUMBER })).toBeInTheDocument()
    expect(screen.getByText('990121********2349')).toBeInTheDocument()
    expect(screen.queryByRole('button', { name: '保存搜索' })).toBeNull()
  })

  it('says what to do where people are nobody’s to look for, and for a single character', async () => {
    await open('?words=11012345678', [])
    expect(await screen.findByText('您没有查询信访人的权限，请输入信访件编号或其他文字搜索')).toBeInTheDocument()
    await close()
    await open('?words=国')
    expect(await screen.findByText('请至少输入2个字')).toBeInTheDocument()
    expect(asked).toEqual([])
  })

  it('opens the case of a petition number at once', async () => {
    const visited: string[] = []
    await open(`?words=${NUMBER.toLowerCase()}`)
    await waitFor(() => {
      visited.push(window.location.pathname + window.location.search)
      expect(visited).toContain(`/tjfx/toDoManage/handle?xfjbh=${NUMBER}`)
    })
    expect(noted).toEqual([])
  })

  it('offers what many look for, ready to be looked for', async () => {
    await open('')
    const hot = await screen.findByRole('region', { name: '热门搜索' })
    await userEvent.click(within(hot).getByRole('button', { name: '工资支付' }))
    await waitFor(() => expect(asked.at(-1)).toMatchObject({ words: '工资支付', tab: 'all' }))
  })

  it('begins with what was looked for of late and what was saved', async () => {
    await open('')
    expect(await screen.findByRole('button', { name: '路灯' })).toBeInTheDocument()
    expect(await screen.findByRole('link', { name: '劳动法' })).toBeInTheDocument()
    await userEvent.click(screen.getByRole('button', { name: '今年欠薪' }))
    await waitFor(() => expect(asked.at(-1)).toMatchObject({ words: '欠薪', tab: 'xfj', order: 'time' }))
  })
})
