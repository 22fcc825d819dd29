import { compositions } from '@portal/shared-lib/contract/federation'
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
const NEXT = { id: 'abcdef012345', share: 10, organisations: ['临江省信访局'], changes: [CHANGE] }

async function open(answer: { current: typeof CURRENT | null; next: typeof NEXT | null }, path = '/sys/federation') {
  const server = fakeServer([fake(compositions, () => answer)])
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
      '待启用组合 abcdef012345，已向 10% 的人员和 临江省信访局开放。',
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

  it('shows the settings of the province', async () => {
    page = await open({ current: CURRENT, next: null })
    await userEvent.click(await screen.findByRole('tab', { name: /设置/ }))
    expect(cellsOf(await rowOf('登录后首页'))).toEqual(['登录后首页', '/home/index'])
  })
})
