import { onNotice } from '@portal/shared-lib'
import { jobKinds, jobs, retryJob } from '@portal/shared-lib/contract/jobs'
import { JOB_TEXTS } from '@portal/shared-lib/contract/rules/jobs'
import { FakeRefusal, fake, fakeServer, renderRemote } from '@portal/shared-lib/testing'
import { screen, waitFor, within } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import remote from '../app'

const NOTHING = { failed: 0, running: 0, waiting: 0, done: 0 }
const AT = '2026-11-23 10:00:00'

const kind = (name: string, title: string, everySeconds: number | null, counts: object) => ({
  kind: name,
  title,
  everySeconds,
  lastDoneAt: AT,
  lastTook: 1234,
  standing: null,
  counts: { ...NOTHING, ...counts },
})

const LATE = { text: '已归档至 2026-11-23 10:00:00，待归档9段', isBad: '1' as const }
const OFF = { text: '未启用：未设置备份目录（BACKUP_FOLDER）', isBad: '0' as const }

const job = (id: string, more: object = {}) => ({
  id,
  kind: 'export',
  title: '导出列表',
  state: 'failed' as const,
  attempts: 5,
  attemptLimit: 5,
  enqueuedAt: AT,
  dueAt: AT,
  startedAt: AT,
  endedAt: AT,
  reference: 'K7M2PQ9X',
  causes: ['Error no disk'],
  ...more,
})

const DEAD = '8a8a8a8a-0000-4000-8000-000000000001'

async function open(path = '/sys/jobs') {
  let refused = false
  const server = fakeServer([
    fake(jobKinds, () => ({
      list: [
        kind('sealAudit', '审计日志封存', 10, { done: 700 }),
        { ...kind('keepJournal', '数据库日志归档', 10, { done: 700 }), standing: LATE },
        { ...kind('backUp', '每日备份', 3600, { done: 2 }), standing: OFF },
        kind('export', '导出列表', null, { failed: 2 }),
      ],
    })),
    fake(jobs, ({ args: { pageNumber } }) => ({
      total: 51,
      list: [job(pageNumber === 1 ? DEAD : '8a8a8a8a-0000-4000-8000-000000000002')],
    })),
    fake(retryJob, () => {
      if (refused) throw new FakeRefusal('rule', { text: JOB_TEXTS.notDead })
      refused = true
      return null
    }),
  ])
  const page = await renderRemote(remote, { path })
  const asked = () => server.arrived.filter(call => call.path === jobs.path).map(({ args }) => args)
  return { server, asked, close: () => page.unmount().then(server.stop) }
}

describe('任务管理', () => {
  let page: Awaited<ReturnType<typeof open>>
  afterEach(() => page.close())

  it('tells of each kind how often it comes, when it was last done, and how many stand how', async () => {
    page = await open()
    const table = within(await screen.findByRole('region', { name: '全部任务' }))
    const row = within((await table.findByText('审计日志封存')).closest('tr') as HTMLElement)
    expect(row.getByText('每10秒')).toBeVisible()
    expect(row.getByText('1.2秒')).toBeVisible()
    expect(row.getByRole('button', { name: '审计日志封存，近两小时完成700个' })).toBeVisible()
    expect(table.getByText('有人发起时')).toBeVisible()
    expect(screen.getByRole('tab', { name: '失败 2' })).toBeVisible()
  })

  it('tells how it stands with what a job is for, where having ended well tells nothing', async () => {
    page = await open()
    const late = await screen.findByText('已归档至 2026-11-23 10:00:00，待归档9段')
    expect(late).toHaveClass('bad')
    expect(await screen.findByText('未启用：未设置备份目录（BACKUP_FOLDER）')).not.toHaveClass('bad')
  })

  it('opens from a number what it counts, with the cause and the number that stands in the log', async () => {
    page = await open()
    await userEvent.click(await screen.findByRole('button', { name: '导出列表，失败2个' }))
    expect(await screen.findByText('Error no disk')).toBeVisible()
    expect(screen.getByText('K7M2PQ9X')).toBeVisible()
    expect(screen.getByText(/仅显示「导出列表」/)).toBeVisible()
    expect(page.asked()).toMatchObject([{ state: 'failed', kind: 'export' }])
    await userEvent.click(screen.getByRole('button', { name: '显示全部' }))
    await screen.findByText('Error no disk')
    expect(page.asked().at(-1)).toMatchObject({ state: 'failed', kind: '' })
  })

  it('goes from page to page', async () => {
    page = await open('/sys/jobs?state=failed')
    await screen.findByText('Error no disk')
    await userEvent.click(screen.getByRole('button', { name: '下一页' }))
    expect(await screen.findByText('共 51 条，第 2 页')).toBeVisible()
    expect(page.asked().at(-1)).toMatchObject({ pageNumber: 2 })
    expect(screen.getByRole('button', { name: '下一页' })).toBeDisabled()
  })

  it('tries a dead job once more, and says why it is not to be', async () => {
    const told: string[] = []
    const stop = onNotice(({ text }) => told.push(text))
    page = await open('/sys/jobs?state=failed')
    const retryOnce = async (answers: number) => {
      await userEvent.click(await screen.findByRole('button', { name: '重试「导出列表」' }))
      await waitFor(() => expect(told).toHaveLength(answers))
    }
    await retryOnce(1)
    await retryOnce(2)
    expect(page.server.arrived.filter(({ path }) => path === retryJob.path)).toMatchObject([
      { args: { id: DEAD } },
      { args: { id: DEAD } },
    ])
    expect(told).toEqual(['「导出列表」已重新排队', JOB_TEXTS.notDead])
    stop()
  })
})
