import { link } from '@portal/shared-lib/contract/files'
import type { CallAnswer } from '@portal/shared-lib/contract/form'
import { findOrganisations } from '@portal/shared-lib/contract/lookups'
import * as contract from '@portal/shared-lib/contract/official-documents'
import { notePrint } from '@portal/shared-lib/contract/prints'
import { OFFICIAL_TEXTS as TEXTS } from '@portal/shared-lib/contract/rules/official-document'
import { desktopWith, FakeRefusal, fake, fakeServer, renderRemote } from '@portal/shared-lib/testing'
import { screen, waitFor, within } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import casework from '../app'
import { LISTED, READ, seal } from './testing/documents'

const BUTTONS: CallAnswer<typeof contract.officialButtons> = [
  { code: 'gw:draft', action: 'recordReceipt', name: '登记签收', visible: 1, enabled: 1, reason: '', primary: 1 },
  { code: 'gw:draft', action: 'finish', name: '办结', visible: 1, enabled: 0, reason: TEXTS.unsigned(2), primary: 0 },
]

/** Of many more receivers than a page shows. */
const COUNTS = { all: 1000, waiting: 990, signed: 8, done: 2, late: 3, failed: 0 }

const ACTED = { id: '9', state: '0', stateName: '草稿', version: 1 }

type Fakes = Parameters<typeof fakeServer>[0]

describe('公文 on screens', () => {
  const sent: unknown[] = []
  const asked: unknown[] = []
  const linked: string[] = []
  const receiversAsked: unknown[] = []
  let end = async () => {}

  async function open(path: string, keys: readonly string[] = ['gw:draft', 'gw:receive'], more: Fakes = []) {
    const server = fakeServer([
      ...more,
      fake(contract.officialDocuments, ({ args }) => {
        asked.push(args)
        return { list: [LISTED], total: 1, next: null }
      }),
      fake(contract.officialDocument, () => READ),
      fake(link, ({ args }) => {
        linked.push(args.fileId)
        throw new FakeRefusal('notFound', { what: '附件' })
      }),
      fake(contract.officialButtons, () => BUTTONS),
      fake(contract.receiversOf, ({ args }) => {
        receiversAsked.push(args)
        const list = READ.receiverList.filter(({ isLate }) => args.filter !== 'late' || isLate)
        return { list, total: COUNTS[args.filter ?? 'all'], next: args.cursor ? null : '50', counts: COUNTS }
      }),
      fake(contract.verifySeal, () => ({ matches: false, digest: 'a1b2', found: 'ffff', key: null })),
      fake(contract.draft, ({ args }) => {
        sent.push(args)
        return ACTED
      }),
      fake(contract.recordReceipt, ({ args }) => {
        sent.push(args)
        return { ...ACTED, id: '7' }
      }),
      fake(findOrganisations, () => [{ orgId: 'zj', name: '安澜市住房和城乡建设局', regionName: '安澜市' }]),
    ])
    const desktop = desktopWith(['official/officialList'], { userId: 'me' })
    const [first] = desktop.permissionList
    for (const url of keys) if (first) desktop.permissionList.push({ ...first, url })
    const view = await renderRemote(casework, { path, desktop })
    end = async () => {
      await view.unmount()
      server.stop()
    }
  }

  afterEach(async () => {
    for (const each of [sent, asked, linked, receiversAsked]) each.length = 0
    await end()
    end = async () => {}
  })

  const press = (name: string | RegExp) => userEvent.click(screen.getByRole('button', { name }))

  it('are listed by what waits, and by the registers, with their filters', async () => {
    await open('/official/officialList')
    const link = await screen.findByRole('link', { name: LISTED.title })
    expect(link).toHaveAttribute('href', expect.stringContaining('/official/officialDetail?gwid=7'))
    expect(asked.at(-1)).toMatchObject({ tab: 'todo', year: 0 })
    await userEvent.click(screen.getByRole('tab', { name: '发文' }))
    expect(await screen.findByText('1/2已签收')).toBeVisible()
    await userEvent.selectOptions(screen.getByLabelText('紧急程度'), '特急')
    await waitFor(() => expect(asked.at(-1)).toMatchObject({ tab: 'sent', urgency: '2' }))
  })

  it('are drafted with receivers in the portal and outside', async () => {
    await open('/official/officialList')
    await userEvent.click(await screen.findByRole('button', { name: '拟公文' }))
    const dialog = within(await screen.findByRole('dialog'))
    await userEvent.click(dialog.getByRole('button', { name: '存为草稿' }))
    expect(await dialog.findByText(TEXTS.shortTitle)).toBeVisible()
    await userEvent.type(dialog.getByLabelText(/^标题/), READ.title)
    await userEvent.type(dialog.getByLabelText('主送单位（系统外）'), '东海省信访局、西山省信访局')
    await userEvent.type(dialog.getByLabelText(/^正文/), '请于月底前报送办理情况。')
    await userEvent.click(dialog.getByRole('button', { name: '存为草稿' }))
    await waitFor(() =>
      expect(sent).toEqual([
        expect.objectContaining({
          kind: 'G06',
          title: READ.title,
          receivers: [
            { orgId: '', name: '东海省信访局', copied: false },
            { orgId: '', name: '西山省信访局', copied: false },
          ],
        }),
      ]),
    )
  })

  it('say how far they are, who has not signed, and why they cannot be ended', async () => {
    await open('/official/officialDetail?gwid=7')
    const way = within(await screen.findByRole('list', { name: '办理环节' }))
    expect(way.getByText('已发送').closest('li')).toHaveAttribute('aria-current', 'step')
    expect(await screen.findByRole('button', { name: '办结' })).toBeDisabled()
    expect(screen.getByText(`办结：${TEXTS.unsigned(2)}`)).toBeVisible()
    expect(await screen.findByText('待签收（超期）')).toBeVisible()
    await press('登记签收')
    const dialog = within(await screen.findByRole('dialog'))
    await userEvent.type(dialog.getByLabelText(/签收人/), '李四')
    await userEvent.click(dialog.getByRole('button', { name: '登记签收' }))
    expect(await dialog.findByText(TEXTS.noDay)).toBeVisible()
  })

  it('are sealed with one of the seals that one keeps', async () => {
    const sealing = {
      code: 'gw:seal',
      action: 'seal',
      name: '用印',
      visible: 1,
      enabled: 1,
      reason: '',
      primary: 1,
    } as const
    const kept = [
      seal('3', '局印'),
      seal('4', '业务专用章'),
      seal('5', '党组印章', false),
      seal('6', '旧印', true, false),
    ]
    await open(
      '/official/officialDetail?gwid=7',
      [],
      [
        fake(contract.officialButtons, () => [sealing]),
        fake(contract.orgSeals, () => kept),
        fake(contract.seal, ({ args }) => {
          sent.push(args)
          return { ...ACTED, id: '7' }
        }),
      ],
    )
    await userEvent.click(await screen.findByRole('button', { name: '用印' }))
    await userEvent.click(await screen.findByText('业务专用章'))
    const dialog = within(screen.getByRole('dialog'))
    expect(dialog.queryByText('党组印章')).toBeNull()
    expect(dialog.queryByText('旧印')).toBeNull()
    await userEvent.click(dialog.getByRole('button', { name: '用印' }))
    await waitFor(() => expect(sent).toMatchObject([{ id: '7', version: READ.version, sealId: '4', signature: '' }]))
  })

  it('say for whom one decides, and lead to the registration as a petition', async () => {
    const asked = { ...READ, incoming: true, state: '11', stateName: '待批示', onBehalf: '郑庚榆' } as const
    await open(
      '/official/officialDetail?gwid=7',
      ['gw:receive', 'letterManage/letterRegister'],
      [fake(contract.officialDocument, () => asked)],
    )
    expect(await screen.findByText(/受郑庚榆委托，由您代为审批/)).toBeVisible()
    expect(screen.getByRole('link', { name: '登记为信访件' })).toHaveAttribute(
      'href',
      expect.stringContaining('/letterManage/letterRegister?gwid=7'),
    )
  })

  it('show their receivers by pages, by name, and by what a figure counts', async () => {
    await open('/official/officialDetail?gwid=7')
    expect(await screen.findByText('东海省信访局（系统外）')).toBeVisible()
    expect(screen.getByText('共 1,000 条')).toBeVisible()
    expect(screen.queryByRole('button', { name: /^投递失败/ })).toBeNull()
    await press('下一页')
    await waitFor(() => expect(receiversAsked.at(-1)).toMatchObject({ id: '7', filter: 'all', cursor: '50' }))
    await userEvent.click(await screen.findByRole('button', { name: '超期 3' }))
    await waitFor(() => expect(receiversAsked.at(-1)).toMatchObject({ filter: 'late' }))
    expect(receiversAsked.at(-1)).not.toHaveProperty('cursor')
    expect(await screen.findByText('人社局')).toBeVisible()
    expect(screen.queryByText('东海省信访局（系统外）')).toBeNull()
    await userEvent.type(screen.getByRole('searchbox', { name: /单位名称/ }), '人社{Enter}')
    await waitFor(() => expect(receiversAsked.at(-1)).toMatchObject({ filter: 'late', words: '人社' }))
  })

  it('are printed with all of their receivers, not the page that is shown', async () => {
    const printed = jest.spyOn(window, 'print').mockImplementation(() => {
      const rows = screen.getAllByText('东海省信访局（系统外）')
      sent.push({ rows: rows.length, asked: receiversAsked.at(-1), lead: screen.getByText(/^共\d+个单位/).textContent })
    })
    const noted = fake(notePrint, () => null)
    await open('/official/officialDetail?gwid=7', [], [noted])
    await screen.findByText('东海省信访局（系统外）')
    await press('打印')
    const lead = '共2个单位，已签收0个，待签收2个（超期1个）'
    const asked = expect.objectContaining({ id: '7', limit: 2000 })
    await waitFor(() => expect(sent).toEqual([{ rows: 2, asked, lead }]))
    await press('打印')
    await waitFor(() => expect(sent).toHaveLength(2))
    printed.mockRestore()
  })

  it('are checked against their seal, in the own window, too', async () => {
    await open('/official/officialDetailForOpen?gwid=7')
    await screen.findByText('a1b2')
    expect(screen.getByText('c3d4')).toBeVisible()
    expect(screen.queryByText('在新窗口打开')).toBeNull()
    await press('下载PDF')
    await waitFor(() => expect(linked).toEqual(['f2']))
    await press('验章')
    expect(await screen.findByText(/与用印时不一致/)).toBeVisible()
  })
})
