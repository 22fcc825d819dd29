import { onNotice } from '@portal/shared-lib'
import { managedDownloads, publishDownload } from '@portal/shared-lib/contract/downloads'
import {
  managedNotices,
  type NoticeState,
  noticeNonReaders,
  noticeReaders,
  saveNotice,
  withdrawNotice,
} from '@portal/shared-lib/contract/notices'
import { NOTICE_TEXTS } from '@portal/shared-lib/contract/rules/notice'
import { FakeRefusal, fake, fakeServer, renderRemote } from '@portal/shared-lib/testing'
import { screen, waitFor, within } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import remote from '../app'

const notice = (id: string, state: NoticeState) => ({
  id,
  title: `公告${id}`,
  content: '请知悉',
  state,
  publishAt: '2026-11-20 09:00:00',
  attachments: [],
  author: '金壬萍',
  readCount: 3,
  version: 2,
})

async function open(path: string) {
  const server = fakeServer([
    fake(managedNotices, () => ({ list: [notice('1', 'published'), notice('2', 'draft')], total: 2 })),
    fake(saveNotice, () => '9'),
    fake(withdrawNotice, () => {
      throw new FakeRefusal('changedMeanwhile', { name: '赵甲禾', time: '2026-11-20 09:30' })
    }),
    fake(noticeReaders, () => ({
      list: [{ userName: '孙丙樟', orgName: '临江省信访局', readAt: '2026-11-20 09:10:00' }],
      total: 1,
      people: 28,
    })),
    fake(noticeNonReaders, ({ args: { pageNumber } }) => ({
      list: [{ personId: `p${pageNumber}`, userName: pageNumber === 1 ? '钱乙舟' : '高丁岚', orgName: '安澜市信访局' }],
      total: 27,
    })),
    fake(managedDownloads, () => ({ list: [], total: 0 })),
    fake(publishDownload, () => '9'),
  ])
  const told: string[] = []
  const stop = onNotice(({ text }) => told.push(text))
  const page = await renderRemote(remote, { path })
  const sent = (to: string) => server.arrived.filter(arrived => arrived.path === to).map(({ args }) => args)
  const close = () => {
    stop()
    return page.unmount().then(server.stop)
  }
  return { told, sent, close }
}

const button = (name: string) => screen.findByRole('button', { name })
const click = async (name: string) => userEvent.click(await button(name))

describe('公告管理', () => {
  let page: Awaited<ReturnType<typeof open>>
  beforeEach(async () => {
    page = await open('/sys/notice')
  })
  afterEach(() => page.close())

  it('offers what can be done to a notice in its state', async () => {
    expect(await button('撤回 公告1')).toBeInTheDocument()
    expect(screen.queryByRole('button', { name: '编辑 公告1' })).toBeNull()
    expect(screen.getByRole('button', { name: '编辑 公告2' })).toBeInTheDocument()
    expect(screen.getByRole('button', { name: '删除 公告2' })).toBeInTheDocument()
  })

  it('says what is wrong at the field, and sends nothing', async () => {
    await click('新建公告')
    await click('立即发布')
    expect(screen.getByText(NOTICE_TEXTS.noTitle)).toBeInTheDocument()
    expect(screen.getByText(NOTICE_TEXTS.noContent)).toBeInTheDocument()
    await userEvent.type(screen.getByLabelText(/^\*?标题/), '绝密安排')
    await click('立即发布')
    expect(screen.getByText(NOTICE_TEXTS.classified)).toBeInTheDocument()
    expect(page.sent(saveNotice.path)).toEqual([])
  })

  it('publishes at once, or goes on with a draft in the version that was read', async () => {
    await click('编辑 公告2')
    await userEvent.type(screen.getByLabelText(/^\*?标题/), '（定稿）')
    await click('立即发布')
    await waitFor(() => expect(page.told).toEqual(['公告已发布']))
    expect(page.sent(saveNotice.path)).toEqual([
      { id: '2', version: 2, title: '公告2（定稿）', content: '请知悉', fileIds: [], publish: true },
    ])
    expect(screen.queryByRole('dialog')).toBeNull()
  })

  it('tells who has changed it meanwhile', async () => {
    await click('撤回 公告1')
    await waitFor(() => expect(page.told).toEqual(['该事项已由赵甲禾于2026-11-20 09:30处理，请刷新']))
  })

  it('shows who has read a notice, of how many', async () => {
    await click('3人，查看阅读情况 公告1')
    const dialog = within(await screen.findByRole('dialog', { name: '阅读情况：公告1' }))
    expect(await dialog.findByText('已读 1 人，共 28 人')).toBeInTheDocument()
    expect(dialog.getByText('孙丙樟')).toBeInTheDocument()
  })

  it('shows who has not read it yet, page by page', async () => {
    await click('3人，查看阅读情况 公告1')
    const dialog = within(await screen.findByRole('dialog', { name: '阅读情况：公告1' }))
    await userEvent.click(dialog.getByRole('tab', { name: '未读' }))
    expect(await dialog.findByText('未读 27 人')).toBeInTheDocument()
    expect(dialog.getByText('钱乙舟')).toBeInTheDocument()
    await userEvent.click(dialog.getByRole('button', { name: '下一页' }))
    expect(await dialog.findByText('高丁岚')).toBeInTheDocument()
  })
})

describe('资料管理', () => {
  it('asks for title, type and a file', async () => {
    const page = await open('/sys/download')
    await click('发布资料')
    await click('发布')
    for (const text of [NOTICE_TEXTS.noTitle, NOTICE_TEXTS.noType, NOTICE_TEXTS.noFile])
      expect(screen.getByText(text)).toBeInTheDocument()
    expect(page.sent(publishDownload.path)).toEqual([])
    await page.close()
  })
})
