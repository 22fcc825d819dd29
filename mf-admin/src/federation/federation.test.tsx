import { compositions, rings } from '@portal/shared-lib/contract/federation'
import { fake, fakeServer, renderRemote } from '@portal/shared-lib/testing'
import { screen, within } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import remote from '../app'

const part = (name: string, more: object = {}) => ({
  ...{ name, version: '0.1.0', build: '0123456789ab', floor: '', next: '0.1.0', origin: '' },
  ...more,
})

const CURRENT = {
  id: '0123456789ab',
  parts: [part('shell'), part('mf-mail', { floor: '0.0.9', next: '0.2.0' }), part('mf-map', { next: '' })],
  contributions: [
    { remote: 'mf-mail', kind: 'page' as const, title: '邮件', where: '/mail' },
    { remote: 'mf-mail', kind: 'place' as const, title: '往来邮件', where: '页签' },
    { remote: 'mf-map', kind: 'page' as const, title: '地图', where: '/map' },
  ],
  settings: [{ name: '登录后首页', value: '/home/index' }],
}

const CHANGE = { subject: '应用', how: 'changed' as const, name: 'mf-mail', before: '0.1.0', after: '0.2.0' }
const NEXT = {
  id: 'abcdef012345',
  share: 10,
  contributions: [
    ...CURRENT.contributions.slice(0, 2),
    { remote: 'mf-mail', kind: 'entry' as const, title: '邮件', where: '顶栏' },
  ],
  changes: [CHANGE],
}

const versionsOf = (mail: string) => [
  { name: 'shell', version: '0.1.0' },
  { name: 'mf-mail', version: mail },
]
const SETS = [
  {
    id: CURRENT.id,
    role: 'current' as const,
    sessions: 12,
    parts: [...versionsOf('0.1.0'), { name: 'mf-map', version: '0.1.0' }],
  },
  { id: '111111111111', role: 'before' as const, sessions: 2, parts: versionsOf('0.0.9') },
  {
    id: '222222222222',
    role: 'withdrawn' as const,
    sessions: 0,
    parts: [...versionsOf('0.1.0'), { name: 'mf-map', version: '0.1.0' }],
  },
]

const RING = {
  id: NEXT.id,
  state: 'open' as 'open' | 'spent',
  offices: ['南岸区', '临江省信访局'],
  startedAt: '2026-11-27 09:00:00',
  endedAt: null as string | null,
  people: 12,
  allowed: 2,
  parts: [
    { name: 'mf-mail', version: '0.2.0', faulty: 1 },
    { name: 'shell', version: '0.1.0', faulty: 0 },
  ],
}
const ACT = { at: RING.startedAt, id: RING.id, people: 0, offices: ['南岸区'], remote: '', version: '', faulty: 0 }
const STARTED = { ...ACT, key: '1', act: 'start' as 'start' | 'spent' }
const NO_RINGS: { latest: typeof RING | null; past: (typeof STARTED)[] } = { latest: null, past: [] }

async function open(
  answer: { current: typeof CURRENT | null; next: typeof NEXT | null },
  path = '/sys/federation',
  given = NO_RINGS,
) {
  const server = fakeServer([
    fake(compositions, () => ({ ...answer, sets: answer.current ? SETS : [] })),
    fake(rings, () => given),
  ])
  const page = await renderRemote(remote, { path })
  return { close: () => page.unmount().then(server.stop) }
}

const rowOf = async (text: string) => within((await screen.findByText(text)).closest('tr') as HTMLElement)
const cellsOf = (row: ReturnType<typeof within>) =>
  row.getAllByRole('cell').map((cell: HTMLElement) => cell.textContent)

describe('门户组成', () => {
  let page: Awaited<ReturnType<typeof open>>
  afterEach(() => page.close())

  it('tells of each part its version, the one below it and the next, and how much it brings', async () => {
    page = await open({ current: CURRENT, next: NEXT })
    expect(await screen.findByText(/当前组合 0123456789ab/)).toHaveTextContent(
      '待启用组合 abcdef012345，已向 10% 的人员开放。',
    )
    const figures = ['本门户', '1', '0', '0', '0', '1', '0']
    expect(cellsOf(await rowOf('mf-mail'))).toEqual(['mf-mail', '0.1.0', '0.0.9', '0.2.0', ...figures])
    expect(cellsOf(await rowOf('mf-map')).slice(2, 4)).toEqual(['无', '取消'])
    expect(cellsOf(await rowOf('门户主体（shell）')).slice(2, 4)).toEqual(['无', '不变'])
  })

  it('opens from a number what it counts, and shows all again', async () => {
    page = await open({ current: CURRENT, next: null })
    await userEvent.click(await screen.findByRole('button', { name: 'mf-mail，页面1项' }))
    expect(await screen.findByText('/mail')).toBeVisible()
    expect(screen.getByText(/仅显示「mf-mail，页面」，共 1 项/)).toBeVisible()
    expect(screen.queryByText('/map')).toBeNull()
    await userEvent.click(screen.getByRole('button', { name: '显示全部' }))
    expect(await screen.findByText('/map')).toBeVisible()
  })

  it('lists what the next composition brings, and what it takes away', async () => {
    page = await open({ current: CURRENT, next: NEXT }, '/sys/federation?tab=contributions')
    expect(cellsOf(await rowOf('/mail')).slice(2)).toEqual(['邮件', '/mail', '不变'])
    expect(cellsOf(await rowOf('顶栏'))).toEqual(['mf-mail', '门户入口', '邮件', '顶栏', '新增'])
    expect(cellsOf(await rowOf('/map')).at(-1)).toBe('取消')
  })

  it('lists the compositions that are held, with their sessions and what they have otherwise', async () => {
    page = await open({ current: CURRENT, next: null }, '/sys/federation?tab=sets')
    expect(cellsOf(await rowOf('当前'))).toEqual([CURRENT.id, '当前', '12', '无'])
    expect(cellsOf(await rowOf('上一组合'))).toEqual(['111111111111', '上一组合', '2', 'mf-mail 0.0.9、无 mf-map'])
    expect(cellsOf(await rowOf('已撤回')).slice(1, 3)).toEqual(['已撤回', '0'])
  })

  it('lists what the next composition changes', async () => {
    page = await open({ current: CURRENT, next: NEXT }, '/sys/federation?tab=changes')
    expect(cellsOf(await rowOf('变更'))).toEqual(['应用', '变更', 'mf-mail', '0.1.0', '0.2.0'])
  })

  it('says in words that none waits, or that the server knows of no composition', async () => {
    page = await open({ current: CURRENT, next: null }, '/sys/federation?tab=changes')
    expect(await screen.findByText(/放入新组合后，此处列出它带来的变化/)).toBeVisible()
    await page.close()
    page = await open({ current: null, next: null })
    expect(await screen.findByText(/没有门户的组合清单/)).toBeVisible()
  })

  it('shows who has the next before others, how near its parts are to their end, and what was done', async () => {
    page = await open({ current: CURRENT, next: NEXT }, '/sys/federation?tab=rings', { latest: RING, past: [STARTED] })
    expect(await screen.findByText(/当前组合/)).toHaveTextContent(
      '待启用组合 abcdef012345，正在 南岸区、临江省信访局 试行，已向 10% 的人员开放。',
    )
    expect(screen.getByText(/^组合 abcdef012345 试行中/)).toHaveTextContent(
      '范围：南岸区、临江省信访局。2026-11-27 09:00:00 开始，已有12人使用。任一应用遇到故障的人数超过2人时自动停止试行。',
    )
    expect(cellsOf(await rowOf('mf-mail'))).toEqual(['mf-mail', '0.2.0', '1', '2', '距上限1人'])
    expect(cellsOf(await rowOf('门户主体（shell）')).at(-1)).toBe('正常')
    expect(cellsOf(await rowOf('开始试行')).slice(2)).toEqual(['开始试行', '南岸区', '0', '运维人员操作'])
  })

  it('says which part ended it by itself, or that there was none yet', async () => {
    const latest = {
      ...RING,
      state: 'spent' as const,
      endedAt: '2026-11-27 10:00:00',
      parts: [{ ...RING.parts[0], faulty: 3 }],
    }
    const spent = {
      ...STARTED,
      key: '2',
      act: 'spent' as const,
      people: 12,
      remote: 'mf-mail',
      version: '0.2.0',
      faulty: 3,
    }
    const given = { latest: latest as typeof RING, past: [spent, STARTED] }
    page = await open({ current: CURRENT, next: null }, '/sys/federation?tab=rings', given)
    expect(await screen.findByText(/已自动停止/)).toHaveTextContent('2026-11-27 10:00:00 结束，结束时有12人使用。')
    expect(await screen.findByText('超出允许人数')).toBeVisible()
    expect(await screen.findByText('mf-mail 0.2.0 有3人遇到故障，超出允许人数')).toBeVisible()
    await page.close()
    page = await open({ current: CURRENT, next: null }, '/sys/federation?tab=rings')
    expect(await screen.findByText(/没有试行过/)).toBeVisible()
  })

  it('shows the settings of the province', async () => {
    page = await open({ current: CURRENT, next: null })
    await userEvent.click(await screen.findByRole('tab', { name: /设置/ }))
    expect(cellsOf(await rowOf('登录后首页'))).toEqual(['登录后首页', '/home/index'])
  })
})
