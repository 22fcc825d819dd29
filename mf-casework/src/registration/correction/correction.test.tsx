import { correct } from '@portal/shared-lib/contract/actions'
import { registeredForm } from '@portal/shared-lib/contract/correction'
import { FakeRefusal, fake } from '@portal/shared-lib/testing'
import { screen, waitFor, within } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { ABOUT } from '../../actions/testing/about'
import { button, openCase } from '../../petition/testing/open-case'
import { USUAL } from '../testing/registrar'

const { petitionNo: NO } = ABOUT.petition
const REGISTERED = {
  channel: '100',
  petitionDate: '2026-11-18',
  summary: ABOUT.petition.summary,
  request: '兑付青苗补偿款。',
  purpose: '03',
  category: '030300',
  placeRegion: '990121000000',
  personCount: 1,
  persons: [{ role: '1', name: '冯丙连', mobile: '', address: '安澜市石渡县荷塘镇柳岸村12号' }],
}
const [SCAN, CARD] = ['00000000-0000-4000-8000-000000000001', '00000000-0000-4000-8000-000000000002'] as const
const FILES = [
  { id: SCAN, name: '来信扫描.pdf', size: 10, mayWithdraw: false },
  { id: CARD, name: '他人身份证.jpg', size: 10, mayWithdraw: true },
]
const REASON = '信访人来电说明姓名写错。'

describe('修改', () => {
  let opened: Awaited<ReturnType<typeof openCase>>
  let stored: object
  afterEach(() => opened.close())

  async function openForm() {
    stored = REGISTERED
    opened = await openCase({ state: '10', version: 3, buttons: [button('correct', '修改')] }, undefined, [
      fake(registeredForm, () => ({
        petitionNo: NO,
        version: opened?.world.version ?? 3,
        form: 'letter' as const,
        isImported: false,
        queryCode: '12345678',
        dueAt: '2026-12-05 23:59:59',
        repeatFlag: '0' as const,
        files: FILES,
        values: registeredForm.answer.shape.values.parse(stored),
      })),
      fake(correct, ({ args: { version } }) => {
        const { world } = opened
        if (version !== world.version) throw new FakeRefusal('changedMeanwhile', { name: '韩戊竹', time: '今天' })
        world.version += 1
        return { petitionNo: NO, state: '10', stateName: '已登记待分办', version: world.version, awaitsApproval: false }
      }),
      ...USUAL,
    ])
    await userEvent.click(await screen.findByRole('button', { name: '修改' }))
    return within(await screen.findByRole('form', { name: '修改登记内容' }))
  }

  const retype = async (field: HTMLElement, text: string) => {
    await userEvent.clear(field)
    await userEvent.type(field, text)
  }
  const save = () => userEvent.click(screen.getByRole('button', { name: /^保存修改/ }))

  it('opens the form it was registered on, filled in, and saves it for a reason', async () => {
    const form = await openForm()
    expect(form.getByRole('textbox', { name: /姓名/ })).toHaveValue('冯丙连')
    expect(form.getByText(/信访形式已编入信访件编号/)).toBeInTheDocument()
    await retype(form.getByRole('textbox', { name: /姓名/ }), '冯丙莲')
    await save()
    expect(await screen.findAllByText('请填写更正原因（2至500字）')).not.toHaveLength(0)
    expect(opened.asked(correct)).toEqual([])
    await userEvent.type(form.getByRole('textbox', { name: /更正原因/ }), REASON)
    await save()
    expect(await screen.findByText(/^修改已保存/)).toBeInTheDocument()
    const persons = [{ ...REGISTERED.persons[0], name: '冯丙莲' }]
    expect(opened.asked(correct)).toMatchObject([
      { petitionNo: NO, version: 3, form: 'letter', reason: REASON, persons },
    ])
    expect(screen.queryByRole('form', { name: '修改登记内容' })).not.toBeInTheDocument()
  })

  it('takes back what was attached by mistake, and not what had come before it was registered', async () => {
    const form = await openForm()
    const files = within(form.getByRole('list', { name: '已登记的附件' }))
    expect(files.getByText('来件原件，不能撤回')).toBeInTheDocument()
    expect(files.queryByRole('button', { name: '撤回 来信扫描.pdf' })).toBeNull()
    await userEvent.click(files.getByRole('button', { name: '撤回 他人身份证.jpg' }))
    await userEvent.click(files.getByRole('button', { name: '恢复 他人身份证.jpg' }))
    await userEvent.click(files.getByRole('button', { name: '撤回 他人身份证.jpg' }))
    expect(files.getByText('保存后撤回')).toBeInTheDocument()
    await userEvent.type(form.getByRole('textbox', { name: /更正原因/ }), REASON)
    await save()
    expect(await screen.findByText(/^修改已保存/)).toBeInTheDocument()
    expect(opened.asked(correct)).toMatchObject([{ withdrawnFileIds: [CARD], fileIds: [] }])
  })

  it('shows what somebody else has done meanwhile beside what was typed, and goes on with both', async () => {
    const form = await openForm()
    await userEvent.type(form.getByRole('textbox', { name: /更正原因/ }), REASON)
    await retype(form.getByRole('textbox', { name: /姓名/ }), '冯丙莲')
    await userEvent.click(form.getByRole('radio', { name: '意见建议' }))
    stored = { ...REGISTERED, summary: `${REGISTERED.summary}已更正。` }
    const changes = [{ label: '内容摘要', before: REGISTERED.summary, after: `${REGISTERED.summary}已更正。` }]
    opened.changeElsewhere({
      events: [
        {
          version: 4,
          at: '2026-11-20 10:00:00',
          action: '修改',
          actor: '韩戊竹',
          organisation: '临江省信访局',
          department: '来信处',
          text: '',
          onBehalfOf: '',
          stateName: '',
          papers: [],
          stayMinutes: null,
          isLast: false,
          changes,
        },
      ],
    })
    const conflict = within(await screen.findByRole('alert', { name: '他人已处理' }))
    expect(await conflict.findByText(/韩戊竹于2026-11-20 10:00:00处理/)).toBeInTheDocument()
    expect(conflict.getByText('姓名：冯丙莲')).toBeInTheDocument()
    expect(await conflict.findByText('意见建议')).toBeInTheDocument()
    expect(conflict.getByRole('row', { name: /^内容摘要/ })).toBeInTheDocument()
    expect(screen.getByRole('button', { name: /^保存修改/ })).toBeDisabled()
    await userEvent.click(screen.getByRole('button', { name: '他人已处理该信访件，请先查看' }))
    expect(screen.getByRole('alert', { name: '他人已处理' })).toHaveFocus()
    await userEvent.click(conflict.getByRole('button', { name: /^保留我修改的内容/ }))
    await waitFor(() => expect(screen.queryByRole('alert', { name: '他人已处理' })).not.toBeInTheDocument())
    await save()
    await screen.findByText(/^修改已保存/)
    const persons = [{ ...REGISTERED.persons[0], name: '冯丙莲' }]
    expect(opened.asked(correct)).toMatchObject([{ version: 4, ...stored, persons, purpose: '01', reason: REASON }])
  })
})
