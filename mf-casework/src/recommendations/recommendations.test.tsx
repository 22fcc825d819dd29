import type { CallAnswer } from '@portal/shared-lib/contract/form'
import { findOrganisations } from '@portal/shared-lib/contract/lookups'
import { notePrint } from '@portal/shared-lib/contract/prints'
import * as contract from '@portal/shared-lib/contract/recommendations'
import { RECOMMENDATION_TEXTS as TEXTS } from '@portal/shared-lib/contract/rules/recommendation'
import { supervisionEvents } from '@portal/shared-lib/contract/supervision-events'
import { desktopWith, fake, fakeServer, renderRemote } from '@portal/shared-lib/testing'
import { screen, waitFor, within } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import casework from '../app'

type Read = CallAnswer<typeof contract.recommendation>

const LISTED: CallAnswer<typeof contract.recommendations>['list'][number] = {
  id: '7',
  documentNo: '临信督建〔2026〕3号',
  kind: '1',
  sender: '临江省信访局',
  receiver: '安澜市人力资源和社会保障局',
  petitionNo: '',
  text: '建议建立欠薪线索快速处置机制。',
  state: '3',
  stateName: '待反馈',
  sentAt: '2026-11-01 09:00:00',
  dueAt: '2026-12-01 23:59:59',
  lamp: 'none',
  remainingDays: 11,
  adopted: '',
  answeredAt: null,
  isLate: false,
}

const READ: Read = {
  ...LISTED,
  version: 4,
  receiverId: 'rs',
  supervisionId: '',
  drafter: '王辛桐',
  hasAccess: true,
  paper: { id: 'f1', name: '改进工作建议书.docx' },
  answers: [],
  entries: [
    {
      at: '2026-11-02 09:00:00',
      organisation: LISTED.receiver,
      person: '沈丁兰',
      onBehalfOf: '韩戊竹',
      action: '签收',
      text: '',
    },
  ],
}

const figure = (kind: '' | '1' | '2' | '3', sent: number) => ({
  kind,
  sent,
  waiting: sent,
  answered: 0,
  full: 0,
  part: 0,
  none: 0,
  late: 0,
})

const BUTTONS: CallAnswer<typeof contract.recommendationButtons> = [
  { code: 'jy:answer', action: 'answer', name: '反馈', visible: 1, enabled: 1, reason: '', primary: 1 },
  { code: 'jy:answer', action: 'sign', name: '签收', visible: 0, enabled: 0, reason: '已签收', primary: 0 },
]

const ACTED = { id: '7', state: '4', stateName: '反馈待审批', version: 5 }

describe('三项建议 on screens', () => {
  const sent: unknown[] = []
  const asked: unknown[] = []
  let end = async () => {}

  async function open(search = '', keys: readonly string[] = ['jy:write', 'xfj:export']) {
    const server = fakeServer([
      fake(contract.recommendations, ({ args }) => {
        asked.push(args)
        return { list: [LISTED], total: 1, next: null }
      }),
      fake(contract.recommendationFigures, () => [figure('1', 4), figure('2', 0), figure('3', 0), figure('', 4)]),
      fake(contract.recommendation, () => READ),
      fake(contract.recommendationButtons, () => BUTTONS),
      fake(contract.answer, ({ args }) => {
        sent.push(args)
        return ACTED
      }),
      fake(contract.write, ({ args }) => {
        sent.push(args)
        return ACTED
      }),
      fake(supervisionEvents, () => ({ list: [], total: 0, next: null })),
      fake(findOrganisations, () => [{ orgId: 'zj', name: '安澜市住房和城乡建设局', regionName: '安澜市' }]),
      fake(notePrint, () => null),
    ])
    const desktop = desktopWith(['superviseManage/recommendations'], { userId: 'me' })
    const [first] = desktop.permissionList
    for (const url of keys) if (first) desktop.permissionList.push({ ...first, url })
    const view = await renderRemote(casework, { path: `/superviseManage/recommendations${search}`, desktop })
    end = async () => {
      await view.unmount()
      server.stop()
    }
  }

  afterEach(async () => {
    for (const each of [sent, asked]) each.length = 0
    await end()
    end = async () => {}
  })

  const press = (name: string | RegExp) => userEvent.click(screen.getByRole('button', { name }))

  it('are listed by what waits, each with the way to its page', async () => {
    await open()
    const link = await screen.findByRole('link', { name: LISTED.documentNo })
    expect(link).toHaveAttribute('href', expect.stringContaining('/superviseManage/recommendations?sxjyid=7'))
    expect(asked.at(-1)).toMatchObject({ tab: 'mine', year: 0 })
  })

  it('are counted by kind, and each number opens what it counts', async () => {
    await open()
    await userEvent.click(await screen.findByRole('tab', { name: '建议登记簿' }))
    await userEvent.click(await screen.findByRole('button', { name: '改进工作未反馈4件' }))
    await waitFor(() => expect(asked.at(-1)).toMatchObject({ tab: 'sent', kind: '1', adopted: 'waiting' }))
    expect(await screen.findByRole('button', { name: '改进工作未反馈4件', pressed: true })).toBeVisible()
    await userEvent.selectOptions(screen.getByLabelText('年度'), '全部')
    await waitFor(() => expect(screen.queryByRole('button', { name: '改进工作未反馈4件' })).toBeNull())
  })

  it('are answered with what the choice asks for', async () => {
    await open('?sxjyid=7')
    await userEvent.click(await screen.findByRole('button', { name: '反馈' }))
    const dialog = await screen.findByRole('dialog', { name: '反馈采纳情况' })
    await press('送本单位领导审批')
    expect(await within(dialog).findByText(TEXTS.noAdopted)).toBeVisible()
    await userEvent.click(within(dialog).getByLabelText('未采纳'))
    expect(within(dialog).queryByLabelText(/整改措施/)).toBeNull()
    await userEvent.type(within(dialog).getByLabelText(/未采纳的理由/), '涉及上位法修订，需另行报请省级研究。')
    await press('送本单位领导审批')
    await waitFor(() => expect(sent).toHaveLength(1))
    expect(sent[0]).toMatchObject({ id: '7', version: 4, adopted: 'none', measures: '', fileIds: [] })
  })

  it('offer nothing that is not to be done, and show what was done', async () => {
    await open('?sxjyid=7')
    expect(await screen.findByRole('cell', { name: '沈丁兰（代韩戊竹）' })).toBeVisible()
    expect(await screen.findByRole('button', { name: '反馈' })).toBeVisible()
    expect(screen.queryByRole('button', { name: '签收' })).toBeNull()
    expect(screen.getByRole('button', { name: '改进工作建议书.docx' })).toBeVisible()
  })

  it('are written with words about what lacks, by those alone who may', async () => {
    await open()
    await userEvent.click(await screen.findByRole('button', { name: '提出建议' }))
    await press('送审')
    expect(await screen.findByText(TEXTS.noReceiver)).toBeVisible()
    expect(screen.getByText(TEXTS.shortText)).toBeVisible()
    expect(sent).toEqual([])
    await end()
    await open('', [])
    await screen.findByRole('link', { name: LISTED.documentNo })
    expect(screen.queryByRole('button', { name: '提出建议' })).toBeNull()
  })
})
