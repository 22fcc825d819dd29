import type { CallAnswer } from '@portal/shared-lib/contract/form'
import { assignScans, scan, scanBatches, scanClerks, scanPage, scans } from '@portal/shared-lib/contract/recognition'
import { fileScans } from '@portal/shared-lib/contract/registration'
import { fake } from '@portal/shared-lib/testing'
import { screen, waitFor, within } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { openRegistration } from '../registration/testing/registrar'

type Waiting = CallAnswer<typeof scans>[number]

const waiting = (itemId: string, more: Partial<Waiting> = {}): Waiting => ({
  itemId,
  todoId: `t${itemId}`,
  barcode: '',
  batch: '甲',
  scannedAt: '2026-11-20 09:00:00',
  fileName: `扫描${itemId}.pdf`,
  fileCount: 1,
  pageCount: 1,
  state: 'none',
  progress: 0,
  takenBy: '',
  isOwn: false,
  ...more,
})
const found = (field: 'name' | 'mobile' | 'address', value: string, confidence: number) => ({
  field,
  value,
  shown: value,
  confidence,
  page: 0,
  start: 0,
  end: 1,
})
const QUEUE = [waiting('31'), waiting('32'), waiting('33', { takenBy: '李四' })]
const FAKES = [
  fake(scans, () => QUEUE),
  fake(scanBatches, () => [{ batch: '甲', total: 5, done: 2 }]),
  fake(scanPage, () => ({ picture: '', width: 0, height: 0, count: 1 })),
]

describe('Scanned letters', () => {
  let opened: Awaited<ReturnType<typeof openRegistration>> | undefined
  afterEach(() => opened?.close())

  it('of one content are chosen by whoever has taken them or nobody, and filed with a reason alone', async () => {
    opened = await openRegistration('centralizedScan/letterRegister', FAKES, ['bl:file'])
    expect(await screen.findByText(/已登记 2 \/ 5 封/)).toBeVisible()
    const rows = within(await screen.findByRole('table'))
    for (const name of [/扫描31/, /扫描32/]) await userEvent.click(rows.getByRole('checkbox', { name }))
    expect(rows.getByRole('checkbox', { name: /扫描33/ })).toBeDisabled()
    await userEvent.click(screen.getByText('批量存查'))
    const dialog = within(await screen.findByRole('dialog', { name: '批量存查 2 封来信' }))
    await userEvent.click(await dialog.findByText('登记并存查'))
    expect(await dialog.findByText('请选择存查理由')).toBeVisible()
    expect(dialog.getByText('内容摘要应为10至2000字')).toBeVisible()
    expect(opened.arrivedAt(fileScans.path)).toEqual([])
  })

  it.each([
    ['centralizedScan/letterRegister', [], '可由您登记 2 封'],
    ['letterManage/letterOriginal', [], '待识别 3 封'],
  ])('are counted on %s as its badge counts them', async (page, buttons, words) => {
    opened = await openRegistration(page, FAKES, buttons)
    expect(await screen.findByText(words)).toBeVisible()
  })

  it.each([
    [['letterManage/letterOriginal'], '没有待登记的扫描件；可在来信原件识别中接收'],
    [[], '没有待登记的扫描件'],
  ])('name, where there are none, only pages that the user has: %j', async (pages, words) => {
    opened = await openRegistration('centralizedScan/letterRegister', [fake(scans, () => []), ...FAKES.slice(1)], pages)
    expect(await screen.findByText(words)).toBeVisible()
  })

  it('are filed under the petitioners who were read, once each is confirmed', async () => {
    const read = [found('name', '冯丙莲', 96), found('address', '柳岸村12号', 90)]
    const scanned = { ...waiting('31', { state: 'done' }), problem: '', pages: [], files: [] }
    opened = await openRegistration(
      'centralizedScan/letterRegister',
      [
        ...FAKES.slice(1),
        fake(scans, () => [waiting('31', { state: 'done' }), waiting('32')]),
        fake(scan, () => ({ ...scanned, found: read })),
        fake(fileScans, () => ({ filed: 1, failed: [] })),
      ],
      ['bl:file'],
    )
    await userEvent.click(await screen.findByRole('checkbox', { name: /扫描31/ }))
    await userEvent.click(screen.getByText('批量存查'))
    const dialog = within(await screen.findByRole('dialog', { name: '批量存查 1 封来信' }))
    await userEvent.click(await dialog.findByText('逐封确认信访人'))
    const confirmed = dialog.getByRole('checkbox', { name: '扫描31.pdf 确认实名' })
    await waitFor(() => expect(confirmed).toBeEnabled())
    await userEvent.click(confirmed)
    await userEvent.type(dialog.getByLabelText('扫描31.pdf 姓名'), '子')
    expect(confirmed).not.toBeChecked()
    await userEvent.clear(dialog.getByLabelText('扫描31.pdf 住址'))
    expect(confirmed).toBeDisabled()
  })

  it('are given to a clerk by whoever may, those that somebody has taken too', async () => {
    opened = await openRegistration(
      'centralizedScan/letterRegister',
      [
        ...FAKES,
        fake(scanClerks, () => [{ personId: 'p1', name: '赵甲禾', taken: 3 }]),
        fake(assignScans, () => ({ done: 0, failed: [{ todoId: 't33', petitionNo: '', reason: '该事项已办理' }] })),
      ],
      ['scan:assign'],
    )
    await userEvent.click(await screen.findByRole('checkbox', { name: /扫描33/ }))
    await userEvent.click(screen.getByText('分派'))
    const dialog = within(await screen.findByRole('dialog', { name: '分派 1 封来信' }))
    await userEvent.click(await dialog.findByText('确定'))
    expect(dialog.getByText('请选择人员')).toBeVisible()
    await userEvent.click(await dialog.findByRole('radio', { name: /赵甲禾 已领取3封/ }))
    await userEvent.click(dialog.getByText('确定'))
    expect(await dialog.findByText(/未分派1封。扫描33.pdf：该事项已办理/)).toBeVisible()
    expect(opened.arrivedAt(assignScans.path)).toEqual([{ todoIds: ['t33'], personId: 'p1' }])
  })

  it('are confirmed all at once but for what was read with doubt, and have what was read again', async () => {
    const item = { ...waiting('31', { isOwn: true, takenBy: '赵甲禾' }), problem: '', pages: [], files: [] }
    const read = [found('name', '冯丙莲', 96), found('mobile', '11012340001', 55)]
    opened = await openRegistration('letterManage/letterRegisterAiInfo?itemId=31', [
      ...FAKES,
      fake(scan, () => ({ ...item, state: 'done' as const, found: read })),
    ])
    await userEvent.click(await screen.findByText('采纳可信的1项'))
    expect(screen.queryByRole('button', { name: '确认姓名' })).toBeNull()
    expect(screen.getByRole('button', { name: '确认手机号码' })).toBeVisible()
    const name = screen.getByLabelText<HTMLInputElement>(/^\*?姓名/)
    await userEvent.type(name, '花')
    await userEvent.click(screen.getByText('还原识别值'))
    await waitFor(() => expect(name.value).toBe('冯丙莲'))
    expect(screen.getByRole('button', { name: '确认姓名' })).toBeVisible()
  })
})
