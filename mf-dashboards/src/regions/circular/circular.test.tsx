import { composition } from '@portal/shared-lib'
import { notePrint } from '@portal/shared-lib/contract/prints'
import { circular, circularPaper, saveCircular } from '@portal/shared-lib/contract/region-panel'
import { desktopWith, fake, fakeServer, renderRemote } from '@portal/shared-lib/testing'
import { screen, waitFor, within } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import remote from '../../app'
import { todayInChina } from '../../leadership-board/board-query'
import { monthsBefore } from './months'

const NUMBER = { text: '120件次', conditions: [{ field: 'djsj', operator: 'from' as const, values: ['2026-10-01'] }] }
const words = (text: string) => ({ text, conditions: null })

async function open() {
  const routes = [
    { path: '/stat/petitions', title: '统计明细' },
    { path: '/sxjkPage', title: '市县概况' },
  ]
  Object.assign(composition(), { remotes: [{ routes }] })
  let saved: { title: string; text: string; by: string; at: string } | null = null
  const asked: string[] = []
  const server = fakeServer([
    fake(circular, ({ args }) => {
      asked.push(args.month)
      return {
        title: `临江省${args.month}信访工作情况通报`,
        asOf: '2026-11-15 09:00:00',
        frozen: ['信访形式统计表'],
        paragraphs: [[words('一、总体情况')], [words('共登记'), NUMBER, words('。')]],
        saved,
      }
    }),
    fake(saveCircular, ({ args }) => {
      saved = { title: args.title, text: args.text, by: '魏乙蓉', at: '2026-11-15 09:30:00' }
      return null
    }),
    fake(circularPaper, () => ({ name: '通报.docx', content: 'YQ==' })),
    fake(notePrint, () => null),
  ])
  const path = '/sxjkPage?circular=2026-10'
  const page = await renderRemote(remote, { path, desktop: desktopWith(['sxjkPage']) })
  return { asked, server, close: () => page.unmount().then(server.stop) }
}

it('names the months before a day, the last first', () => {
  expect(monthsBefore('2026-02-14').slice(0, 3)).toEqual(['2026-01', '2025-12', '2025-11'])
})

describe('月通报', () => {
  let opened: Awaited<ReturnType<typeof open>>
  // Loading the page takes longer than a test waits for it.
  beforeAll(() => import('./circular-page'))
  beforeEach(async () => {
    opened = await open()
  })
  afterEach(() => opened.close())

  it('begins with what the figures say, whose numbers open their lists', async () => {
    expect(await screen.findByRole('textbox', { name: '标题' })).toHaveValue('临江省2026-10信访工作情况通报')
    expect(screen.getByRole('textbox', { name: '正文' })).toHaveValue('一、总体情况\n共登记120件次。')
    const figures = within(screen.getByRole('region', { name: '数据依据' }))
    const href = figures.getByRole('link', { name: '120件次' }).getAttribute('href') ?? ''
    expect(decodeURIComponent(href)).toContain('2026-10-01')
    expect(figures.getByText(/信访形式统计表为已冻结的数据/)).toBeVisible()
  })

  it('is kept as it was changed, and can be made anew', async () => {
    const text = await screen.findByRole('textbox', { name: '正文' })
    await userEvent.type(text, '请抓紧。')
    expect(screen.getByText(/有修改未保存/)).toBeVisible()
    await userEvent.click(screen.getByRole('button', { name: '保存草稿' }))
    expect(await screen.findByText('魏乙蓉 2026-11-15 09:30 保存')).toBeVisible()
    expect(screen.getByRole('textbox', { name: '正文' })).toHaveValue('一、总体情况\n共登记120件次。请抓紧。')
    const sent = opened.server.arrived.find(({ path }) => path === saveCircular.path)
    expect(sent?.args).toMatchObject({ month: '2026-10', before: null })
    await userEvent.click(screen.getByRole('button', { name: '按数据重新生成' }))
    expect(screen.getByRole('textbox', { name: '正文' })).toHaveValue('一、总体情况\n共登记120件次。')
  })

  it('is asked for about another month', async () => {
    const months = await screen.findByRole('combobox', { name: '月份' })
    const [other = ''] = monthsBefore(todayInChina()).filter(month => month !== '2026-10')
    await userEvent.selectOptions(months, other)
    await waitFor(() => expect(opened.asked.at(-1)).toBe(other))
  })

  it('is printed once the audit knows, and taken along as a document', async () => {
    window.print = jest.fn()
    Object.assign(URL, { createObjectURL: () => 'blob:paper', revokeObjectURL: () => {} })
    HTMLAnchorElement.prototype.click = () => {}
    await userEvent.click(await screen.findByRole('button', { name: /打\s*印/ }))
    await waitFor(() => expect(window.print).toHaveBeenCalledTimes(1))
    await userEvent.click(screen.getByRole('button', { name: '导出Word' }))
    await waitFor(() => expect(opened.server.arrived.map(({ path }) => path)).toContain(circularPaper.path))
  })
})
