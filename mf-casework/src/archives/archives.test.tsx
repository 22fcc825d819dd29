import * as contract from '@portal/shared-lib/contract/archives'
import type { CallAnswer } from '@portal/shared-lib/contract/form'
import { notePrint } from '@portal/shared-lib/contract/prints'
import { ARCHIVE_TEXTS as TEXTS } from '@portal/shared-lib/contract/rules/archive'
import { desktopWith, fake, fakeServer, renderRemote } from '@portal/shared-lib/testing'
import { screen, waitFor, within } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import casework from '../app'

type Waiting = CallAnswer<typeof contract.archiveWaiting>['list'][number]
type Volume = CallAnswer<typeof contract.makeVolume>

const waiting = (key: string, more: Partial<Waiting> = {}): Waiting => ({
  key,
  number: key,
  title: '反映灌溉渠占用承包地',
  endedOn: '2026-11-20',
  proposed: 'D10',
  papers: 3,
  walled: false,
  ...more,
})

const VOLUME: Volume = {
  id: '7',
  category: 'petition',
  year: 2026,
  retention: 'D10',
  title: '2026年信访件（10年）',
  state: '2',
  archiveNo: '临信访-XF·2026-D10-0007',
  boxNo: '',
  transferNo: '',
  items: 2,
  papers: 6,
  walled: false,
  holdReason: '',
  isProposed: false,
  reopenedNo: '',
  version: 3,
}

const EXPIRED: Volume = { ...VOLUME, id: '9', year: 2010, archiveNo: '临信访-XF·2010-D10-0009' }
const HELD: Volume = { ...EXPIRED, id: '10', archiveNo: '临信访-XF·2010-D10-0010', holdReason: '涉及未结诉讼' }

const COUNTS: CallAnswer<typeof contract.archiveCounts> = {
  petitions: 3,
  documents: 0,
  open: 1,
  closed: 120,
  expired: 2,
  transferred: 0,
  transfers: 1,
  destroyed: 0,
  destructions: 1,
  proposed: 1,
}

const DESTRUCTION: CallAnswer<typeof contract.proposeDestruction> = {
  id: '5',
  destructionNo: '',
  state: '1',
  opinion: '经鉴定，保管期满，无继续保存价值。',
  proposedBy: '姜丙竹',
  proposedOn: '2026-11-20',
  isOwn: false,
  decidedBy: '',
  decidedOn: '',
  destroyedOn: '',
  way: '',
  returnReason: '',
  volumes: 1,
  items: 2,
}

const content = (seq: number, key: string) => ({ ...waiting(key), seq, reason: '', reopened: false })

const READ = {
  ...VOLUME,
  state: '1' as const,
  archiveNo: '',
  madeBy: '姜丙竹',
  closedBy: '',
  closedOn: '',
  contents: [content(1, 'LX990000202600000001'), content(2, 'LX990000202600000002')],
}

const OTHER_YEAR = waiting('LX990000202500000009', { endedOn: '2025-03-01' })

describe('档案 on screens', () => {
  const sent: unknown[] = []
  const asked: unknown[] = []
  let end = async () => {}

  async function open(keys: readonly string[] = ['da:volume', 'da:transfer'], destruction = DESTRUCTION) {
    const server = fakeServer([
      fake(contract.archiveWaiting, ({ args }) => ({
        list: [waiting('LX990000202600000001'), waiting('LX990000202600000002', { proposed: 'D30' }), OTHER_YEAR],
        total: args.category === 'petition' ? 3 : 0,
      })),
      fake(contract.volumes, ({ args }) => {
        asked.push(args)
        if (args.expired) return { list: [EXPIRED, HELD], total: 2 }
        return { list: [args.state === '1' ? READ : VOLUME], total: 120, next: args.cursor ? null : '7' }
      }),
      fake(contract.archiveCounts, () => COUNTS),
      fake(contract.destructions, () => ({ list: [destruction], total: 1 })),
      fake(contract.proposeDestruction, ({ args }) => {
        sent.push(args)
        return DESTRUCTION
      }),
      fake(contract.confirmDestruction, ({ args }) => {
        sent.push(args)
        return { ...DESTRUCTION, state: '2' as const }
      }),
      fake(contract.returnDestruction, ({ args }) => {
        sent.push(args)
        return { ...DESTRUCTION, state: '3' as const }
      }),
      fake(contract.holdVolume, ({ args }) => {
        sent.push(args)
        return HELD
      }),
      fake(contract.volume, ({ args }) => (args.id === HELD.id ? { ...READ, ...HELD } : READ)),
      fake(contract.transfers, () => ({
        list: [
          {
            id: '3',
            transferNo: '临信访-YJ·2026-001',
            receiver: '临江省档案馆',
            receiverPerson: '郑丁兰',
            handedOn: '2026-11-20',
            madeBy: '姜丙竹',
            volumes: 1,
            items: 2,
          },
        ],
        total: 1,
      })),
      fake(contract.makeVolume, ({ args }) => {
        sent.push(args)
        return VOLUME
      }),
      fake(contract.takeOut, ({ args }) => {
        sent.push(args)
        return VOLUME
      }),
      fake(contract.boxVolumes, ({ args }) => {
        sent.push(args)
        return { boxNo: '临信访-XF·2026-D10-H001' }
      }),
      fake(notePrint, () => null),
    ])
    const desktop = desktopWith(['official/archives'], { userId: 'me' })
    const [first] = desktop.permissionList
    for (const url of keys) if (first) desktop.permissionList.push({ ...first, url })
    const view = await renderRemote(casework, { path: '/official/archives', desktop })
    end = async () => {
      await view.unmount()
      server.stop()
    }
  }

  afterEach(async () => {
    sent.length = 0
    asked.length = 0
    await end()
    end = async () => {}
  })

  const press = async (name: string | RegExp) => userEvent.click(await screen.findByRole('button', { name }))
  const choose = async (name: string) => userEvent.click(await screen.findByRole('checkbox', { name }))

  it('say why what is chosen makes no volume, and ask why it is kept for another time', async () => {
    await open()
    const button = await screen.findByRole('button', { name: '组卷' })
    expect(button).toBeDisabled()
    expect(button).toHaveAttribute('title', '请先选择要组卷的材料')
    await choose('选择 LX990000202600000001')
    await choose('选择 LX990000202500000009')
    expect(screen.getByRole('button', { name: '组卷' })).toBeDisabled()
    expect(screen.getByText('所选材料办结于不同年度，请按年度筛选后组卷')).toBeVisible()
    await choose('选择 LX990000202500000009')
    await choose('选择 LX990000202600000002')
    await press('组卷')
    const dialog = within(await screen.findByRole('dialog'))
    await userEvent.click(dialog.getByRole('button', { name: '组卷' }))
    expect(await dialog.findByText(TEXTS.noReason)).toBeVisible()
    await userEvent.type(dialog.getByLabelText(/^理由/), '同一事项一并长期保管')
    await userEvent.click(dialog.getByRole('button', { name: '组卷' }))
    await waitFor(() =>
      expect(sent).toEqual([
        expect.objectContaining({
          year: 2026,
          retention: 'D30',
          keys: ['LX990000202600000001', 'LX990000202600000002'],
          reason: '同一事项一并长期保管',
        }),
      ]),
    )
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull())
  })

  it('are counted by what has become of them, and an open volume gives materials back', async () => {
    await open()
    await userEvent.click(await screen.findByRole('tab', { name: /^组卷中/ }))
    await press(`打开 ${READ.title}`)
    const dialog = within(await screen.findByRole('dialog'))
    await userEvent.click(await dialog.findByRole('checkbox', { name: '选择 第2件' }))
    await userEvent.click(dialog.getByRole('button', { name: '移出材料' }))
    await waitFor(() => expect(sent).toEqual([{ id: '7', version: 3, seqs: [2] }]))
  })

  it('are boxed, and not handed over before', async () => {
    await open()
    await userEvent.click(await screen.findByRole('tab', { name: /^已成卷/ }))
    await choose(`选择 ${VOLUME.archiveNo}`)
    expect(screen.getByRole('button', { name: '移交' })).toBeDisabled()
    expect(screen.getByText(`${VOLUME.archiveNo}：案卷尚未装盒，不能移交`)).toBeVisible()
    await press('装盒')
    const dialog = within(await screen.findByRole('dialog'))
    await userEvent.click(dialog.getByRole('button', { name: '装盒' }))
    await waitFor(() => expect(sent).toEqual([{ ids: ['7'], boxNo: '' }]))
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull())
  })

  it('have lists of what was handed over, whose figure opens the volumes on paper', async () => {
    await open([])
    await userEvent.click(await screen.findByRole('tab', { name: /^移交清单/ }))
    await press('1 卷，打开 临信访-YJ·2026-001')
    const dialog = within(await screen.findByRole('dialog'))
    expect(await dialog.findByText(VOLUME.archiveNo)).toBeVisible()
    expect(asked.at(-1)).toMatchObject({ transferId: '3' })
  })

  it('offer nothing to do to who may only read', async () => {
    await open([])
    expect(await screen.findByText('LX990000202600000001')).toBeVisible()
    expect(screen.queryByRole('checkbox')).toBeNull()
    expect(screen.queryByRole('button', { name: '组卷' })).toBeNull()
  })

  it('begin at the first page again where something else is asked for', async () => {
    await open()
    await userEvent.click(await screen.findByRole('tab', { name: /^已成卷/ }))
    await press('下一页')
    await waitFor(() => expect(asked.at(-1)).toMatchObject({ cursor: '7', words: '' }))
    await userEvent.type(await screen.findByRole('searchbox', { name: /题名/ }), '承包地{Enter}')
    await waitFor(() => expect(asked.at(-1)).toMatchObject({ words: '承包地' }))
    expect(asked.at(-1)).not.toHaveProperty('cursor')
  })

  it('are proposed for destruction once their time is over, and say what keeps one', async () => {
    await open(['da:destroy'])
    await userEvent.click(await screen.findByRole('tab', { name: '保管期满 2' }))
    expect(await screen.findByText('2020年底（暂缓销毁）')).toBeVisible()
    expect(asked.at(-1)).toMatchObject({ state: '2', expired: true })
    await choose(`选择 ${HELD.archiveNo}`)
    expect(screen.getByText(`${HELD.archiveNo}：案卷暂缓销毁：涉及未结诉讼`)).toBeVisible()
    expect(screen.getByRole('button', { name: '提出销毁' })).toBeDisabled()
    await choose(`选择 ${HELD.archiveNo}`)
    await choose(`选择 ${EXPIRED.archiveNo}`)
    await press('提出销毁')
    const dialog = within(await screen.findByRole('dialog'))
    await userEvent.click(dialog.getByRole('button', { name: '提出销毁' }))
    expect(await dialog.findByText(TEXTS.noOpinion)).toBeVisible()
    await userEvent.type(dialog.getByLabelText(/^鉴定意见/), DESTRUCTION.opinion)
    await userEvent.click(dialog.getByRole('button', { name: '提出销毁' }))
    await waitFor(() => expect(sent).toEqual([{ ids: [EXPIRED.id], opinion: DESTRUCTION.opinion }]))
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull())
  })

  it('say in their dialog what keeps them, and end a hold', async () => {
    await open(['da:destroy'])
    await userEvent.click(await screen.findByRole('tab', { name: '保管期满 2' }))
    await press(`打开 ${HELD.archiveNo}`)
    const dialog = within(await screen.findByRole('dialog'))
    expect(await dialog.findByText('案卷暂缓销毁：涉及未结诉讼')).toBeVisible()
    await userEvent.click(dialog.getByRole('button', { name: '解除暂缓销毁' }))
    await waitFor(() => expect(sent).toEqual([{ id: HELD.id, version: HELD.version, reason: '' }]))
  })

  it('are destroyed by a second person, who says when and how', async () => {
    await open(['da:confirm'])
    await userEvent.click(await screen.findByRole('tab', { name: '销毁清册 1' }))
    await press(/^确认销毁/)
    const dialog = within(await screen.findByRole('dialog'))
    await userEvent.type(dialog.getByLabelText(/^销毁方式/), '送保密销毁机构粉碎')
    await userEvent.click(dialog.getByRole('button', { name: '确认销毁' }))
    await waitFor(() =>
      expect(sent).toEqual([expect.objectContaining({ destructionId: '5', way: '送保密销毁机构粉碎' })]),
    )
  })

  it('are not destroyed by who has proposed it, who may take it back', async () => {
    await open(['da:confirm', 'da:destroy'], { ...DESTRUCTION, isOwn: true })
    await userEvent.click(await screen.findByRole('tab', { name: '销毁清册 1' }))
    const button = await screen.findByRole('button', { name: /^确认销毁/ })
    expect(button).toBeDisabled()
    expect(button).toHaveAttribute('title', TEXTS.ownProposal)
    await press(/^撤回/)
    const dialog = within(await screen.findByRole('dialog'))
    await userEvent.type(dialog.getByLabelText(/^理由/), '选错了案卷，重新提出')
    await userEvent.click(dialog.getByRole('button', { name: '撤回' }))
    await waitFor(() => expect(sent).toEqual([{ destructionId: '5', reason: '选错了案卷，重新提出' }]))
  })

  it('have a list of destruction on paper with both names', async () => {
    await open(['da:destroy'], { ...DESTRUCTION, state: '2', destructionNo: '临信访-XH·2026-001', decidedBy: '李甲松' })
    await userEvent.click(await screen.findByRole('tab', { name: '销毁清册 1' }))
    await press('1 卷，打开 临信访-XH·2026-001')
    const dialog = within(await screen.findByRole('dialog'))
    expect(await dialog.findByText(VOLUME.archiveNo)).toBeVisible()
    expect(dialog.getByText(/^提出人：姜丙竹/)).toBeVisible()
    expect(dialog.getByText(/^确认人：李甲松/)).toBeVisible()
    expect(asked.at(-1)).toMatchObject({ destructionId: '5' })
    expect(screen.queryByRole('button', { name: /^(确认销毁|退回|撤回)/ })).toBeNull()
  })
})
