import * as contract from '@portal/shared-lib/contract/document-templates'
import { stage } from '@portal/shared-lib/contract/files'
import { placeholder, TEMPLATE_TEXTS as TEXTS } from '@portal/shared-lib/contract/rules/document-template'
import { fake, fakeServer, renderRemote } from '@portal/shared-lib/testing'
import { screen, waitFor, within } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import remote from '../app'

const HOLE = placeholder('办理机关')
const ABOVE = { source: 'above', sourceName: '安澜市人民政府', versionNo: 3, usedAt: '2026-11-20 09:00:00' } as const
const version = (versionNo: number, more: object = {}) => ({
  id: String(versionNo),
  versionNo,
  fileName: '答复书.docx',
  size: 20_480,
  note: `第${versionNo}次修改`,
  uploadedBy: '戚丁芸',
  uploadedAt: '2026-11-20 10:00:00',
  triedAt: null,
  inUse: false,
  usedBy: '',
  usedAt: null,
  ...more,
})
const USED = { triedAt: '2026-11-20 10:05:00', inUse: true, usedBy: '戚丁芸', usedAt: '2026-11-20 10:06:00' }

const TRIED = '试填 答复书（第2版）.docx'

async function open(path = '/sys/documentTemplate', problems: { text: string; place: string }[] = [], tried = TRIED) {
  const server = fakeServer([
    fake(contract.ownTemplates, ({ args }) => ({
      orgId: args.own ? 'rs' : args.orgId,
      orgName: args.own || args.orgId ? '安澜市人力资源和社会保障局' : '',
      forProvince: true,
      list: [
        { templateId: '07', name: '答复书', ...ABOVE, versions: 2 },
        { templateId: 'G01', name: '公文（通知）', ...ABOVE, versions: 2 },
      ],
    })),
    fake(contract.templateOffices, () => [{ orgId: 'rs', name: '安澜市人力资源和社会保障局' }]),
    fake(contract.templateVersions, () => ({
      list: [version(2), version(1, USED)],
      placeholders: [{ name: HOLE, sample: '安澜市人力资源和社会保障局', required: true }],
    })),
    fake(contract.addTemplate, () => ({ id: problems.length > 0 ? '' : '3', problems })),
    fake(contract.tryTemplate, () => ({ fileId: 'f1', fileName: tried })),
    fake(contract.applyTemplate, () => null),
    fake(contract.stopTemplate, () => null),
    fake(contract.removeTemplate, () => null),
    fake(stage, () => 'u1'),
  ])
  const page = await renderRemote(remote, { path })
  const sent = (call: { path: string }) =>
    server.arrived.filter(each => each.path === call.path).map(({ args }) => args)
  return { sent, close: () => page.unmount().then(server.stop) }
}

const click = async (name: string) => userEvent.click(await screen.findByRole('button', { name }))
const VERSIONS = '/sys/documentTemplate?kind=07'
const FILE = new File(['PK'], '答复书.docx')

describe('文书模板', () => {
  let page: Awaited<ReturnType<typeof open>>
  afterEach(() => page.close())

  it('says whose template each document has, and goes to another organisation or the whole province', async () => {
    page = await open()
    expect(await screen.findAllByText('上级机构模板（安澜市人民政府）')).toHaveLength(2)
    expect(screen.getAllByText('第3版')).toHaveLength(2)
    await userEvent.selectOptions(await screen.findByRole('combobox', { name: '适用机构' }), '全省')
    await click('维护答复书')
    expect(await screen.findByText(/^全省，正在使用/)).toBeVisible()
    expect(page.sent(contract.templateVersions)).toEqual([{ orgId: '', templateId: '07' }])
  })

  it('keeps a new version with what was changed', async () => {
    page = await open(VERSIONS)
    expect(await screen.findByText('必备')).toBeVisible()
    await click('上传新版本')
    await click('检查并保存')
    expect(await screen.findByText(TEXTS.noFile)).toBeVisible()
    await userEvent.upload(await screen.findByLabelText(/选择文件|上传/, { selector: 'input' }), FILE)
    await userEvent.type(screen.getByRole('textbox', { name: /版本说明/ }), '改了称谓')
    await click('检查并保存')
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull())
    expect(page.sent(contract.addTemplate)).toEqual([
      { orgId: 'rs', templateId: '07', uploadId: 'u1', note: '改了称谓' },
    ])
  })

  it('tells each fault of a file with its place, and stays', async () => {
    page = await open(VERSIONS, [
      { text: TEXTS.unknown('信访入'), place: '正文第3段' },
      { text: TEXTS.missing('成文日期'), place: '' },
    ])
    await click('上传新版本')
    await userEvent.upload(await screen.findByLabelText(/选择文件|上传/, { selector: 'input' }), FILE)
    await userEvent.type(screen.getByRole('textbox', { name: /版本说明/ }), '改了称谓')
    await click('检查并保存')
    const alert = await screen.findByText(/^模板有2处问题/)
    const list = within(alert.parentElement as HTMLElement)
    expect(list.getByText(`正文第3段：${TEXTS.unknown('信访入')}`)).toBeVisible()
    expect(list.getByText(TEXTS.missing('成文日期'))).toBeVisible()
  })

  it('fills a version with samples before it is put into use', async () => {
    page = await open(VERSIONS)
    await click('试填启用第2版')
    expect(await screen.findByRole('link', { name: '预览 试填 答复书（第2版）.docx' })).toHaveAttribute(
      'href',
      expect.stringContaining('/preview?id=f1'),
    )
    await click('启用第2版')
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull())
    expect(page.sent(contract.tryTemplate)).toEqual([{ id: '2' }])
    expect(page.sent(contract.applyTemplate)).toEqual([{ id: '2' }])
  })

  it('says what an official document may have, and shows it tried as a PDF', async () => {
    page = await open('/sys/documentTemplate?kind=G01', [], '试填 公文（通知）（第2版）.pdf')
    expect(await screen.findByText(/^公文模板只用段落/)).toBeVisible()
    await click('试填启用第2版')
    expect(await screen.findByText(/请预览或者下载PDF，核对文字和排版.*，确认无误后启用/)).toBeVisible()
    await page.close()
    page = await open(VERSIONS)
    expect(await screen.findByText('必备')).toBeVisible()
    expect(screen.queryByText(/^公文模板只用段落/)).toBeNull()
  })

  it('asks before a version is stopped or removed', async () => {
    page = await open(VERSIONS)
    await click('停用第1版')
    await click('取消')
    expect(page.sent(contract.stopTemplate)).toEqual([])
    await click('停用第1版')
    await click('停用')
    await waitFor(() => expect(page.sent(contract.stopTemplate)).toEqual([{ id: '1' }]))
    await click('删除第2版')
    await click('删除')
    await waitFor(() => expect(page.sent(contract.removeTemplate)).toEqual([{ id: '2' }]))
  })
})
