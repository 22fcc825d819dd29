import { managedDocuments, setCategories } from '@portal/shared-lib/contract/knowledge-admin'
import { codeTable } from '@portal/shared-lib/contract/tables'
import { FakeRefusal, fake, fakeServer, renderRemote } from '@portal/shared-lib/testing'
import { screen, waitFor } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import remote from '../app'
import type { Managed } from './api'

const documentOf = (id: string, title: string, more: Partial<Managed> = {}): Managed => ({
  id,
  title,
  kind: 'law',
  docNo: '',
  status: '现行',
  path: ['法律法规', '社会法'],
  categories: [],
  version: 3,
  state: 'published',
  changedBy: '',
  changedOn: null,
  ...more,
})

const code = (codeId: string, codeName: string, parentId: string | null) => ({ codeId, codeName, parentId })

let close: () => Promise<void>

async function openPage(refusal?: FakeRefusal) {
  const sent: unknown[] = []
  const wages = { code: '040100', name: '工资拖欠' }
  const server = fakeServer([
    fake(managedDocuments, () => [
      documentOf('a', '工资支付要点', { categories: [wages], changedBy: '金壬萍', changedOn: '2026-11-20' }),
      documentOf('b', '工伤认定要点'),
      documentOf('c', '来信登记指引', { kind: 'procedure', path: ['业务规程', '登记'] }),
    ]),
    fake(codeTable, () => [
      code('040000', '劳动社保', null),
      code('040100', '工资拖欠', '040000'),
      code('040500', '工伤', '040000'),
    ]),
    fake(setCategories, ({ args }) => {
      sent.push(args)
      if (refusal) throw refusal
      return null
    }),
  ])
  const page = await renderRemote(remote, { path: '/sys/knowledge' })
  close = () => page.unmount().then(server.stop)
  await screen.findByText('工伤认定要点')
  return sent
}

describe('/sys/knowledge', () => {
  afterEach(() => close())

  it('shows what is about which categories, and finds what is about none', async () => {
    await openPage()
    expect(screen.getByText('工资拖欠')).toBeVisible()
    expect(screen.getByText('金壬萍 2026-11-20')).toBeVisible()
    await userEvent.selectOptions(screen.getByLabelText('显示范围'), '未关联分类的法规政策')
    expect(screen.queryByText('工资支付要点')).toBeNull()
    expect(screen.queryByText('来信登记指引')).toBeNull()
    expect(screen.getByText('工伤认定要点')).toBeVisible()
    await userEvent.selectOptions(screen.getByLabelText('显示范围'), '全部')
    await userEvent.type(screen.getByLabelText('按标题或目录查找'), '登记')
    expect(screen.queryByText('工伤认定要点')).toBeNull()
    expect(screen.getByText('来信登记指引')).toBeVisible()
  })

  it('links a document to the categories that are chosen', async () => {
    const sent = await openPage()
    await userEvent.click(screen.getByRole('button', { name: '关联分类：工伤认定要点' }))
    const choice = await screen.findByRole('combobox', { name: '内容分类' })
    await userEvent.type(choice, '工伤')
    await userEvent.click(await screen.findByTitle('劳动社保 / 工伤'))
    await userEvent.click(screen.getByRole('button', { name: '保存' }))
    await waitFor(() => expect(sent).toEqual([{ id: 'b', version: 3, categories: ['040500'] }]))
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull())
  })

  it('keeps what was chosen where somebody else was faster, and says so', async () => {
    await openPage(new FakeRefusal('changedMeanwhile', { name: '李辛雅', time: '2026-11-26 10:00' }))
    await userEvent.click(screen.getByRole('button', { name: '关联分类：工资支付要点' }))
    await userEvent.click(await screen.findByRole('button', { name: '保存' }))
    expect(await screen.findByText(/李辛雅/)).toBeVisible()
    expect(screen.getByRole('dialog')).toBeVisible()
    expect(screen.getByTitle('劳动社保 / 工资拖欠')).toBeInTheDocument()
  })
})
