import { buttonStatus } from '@portal/shared-lib/contract/buttons'
import { duplicates } from '@portal/shared-lib/contract/duplicates'
import { draft, drafts, saveDraft } from '@portal/shared-lib/contract/petition-drafts'
import { register } from '@portal/shared-lib/contract/registration'
import { askBeforeLeaving, navigate } from '@portal/shared-lib/router'
import { FakeRefusal, fake } from '@portal/shared-lib/testing'
import { fireEvent, screen, waitFor, within } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { openRegistration } from './testing/registrar'

const PAGE = 'letterManage/letterRegister'
const DRAFT = '7d9d6a3c-6a0b-4f5e-9d8e-0a1b2c3d4e5f'
const SUMMARY = '反映小区物业服务企业未公示公共收益收支情况，电梯故障频发。'

/** Everything that only choosing in lists would fill in. */
const CHOSEN = { category: '030300', placeRegion: '990121000000', purpose: '03' }
const kept = (values: object) =>
  fake(draft, () => ({
    id: DRAFT,
    form: 'letter' as const,
    savedAt: '2026-11-20 10:00:00',
    content: JSON.stringify({ about: '', values: { petitionDate: '2026-11-20', personCount: 1, ...values } }),
    files: [{ id: 'f7', name: '物业收费单.jpg', size: 1000 }],
  }))
const oneDraft = fake(drafts, () => [{ id: DRAFT, form: 'letter' as const, savedAt: '2026-11-20 10:00:00' }])

const textOf = (label: string) => screen.getByLabelText<HTMLInputElement>(label, { exact: false }).value
const save = () => fireEvent.keyDown(screen.getByLabelText(/^\*?姓名/), { key: 's', ctrlKey: true })

const STAY = async () => false

describe('The form of a letter', () => {
  let opened: Awaited<ReturnType<typeof openRegistration>> | undefined
  afterEach(async () => {
    await opened?.close()
    opened = undefined
  })
  const open = async (...fakes: Parameters<typeof openRegistration>[1] & object) => {
    opened = await openRegistration(PAGE, fakes, ['fc:register'])
    await screen.findByLabelText(/^\*?姓名/)
    return opened
  }
  const restored = async (values: object, ...fakes: Parameters<typeof openRegistration>[1] & object) => {
    const page = await open(oneDraft, kept({ ...CHOSEN, ...values }), ...fakes)
    await userEvent.click(await screen.findByRole('button', { name: '恢复草稿' }))
    await waitFor(() => expect(textOf('内容摘要')).not.toBe(''))
    return page
  }
  const WHOLE = {
    persons: [{ role: '1', name: '冯丙莲', address: '安澜市石渡县' }],
    summary: SUMMARY,
    request: '请求督促整改。',
  }

  it('says in one list what is missing, each entry of which leads to its field', async () => {
    await open()
    save()
    const alert = await screen.findByText(/处需要修改/)
    expect(alert).toHaveTextContent('有 6 处需要修改')
    await userEvent.click(screen.getByRole('button', { name: '内容摘要应为10至2000字' }))
    expect(document.activeElement).toBe(screen.getByLabelText(/内容摘要/))
  })

  it('says beside it of each section how much is open, as saving would; each leads to its first open field', async () => {
    await open()
    const outline = await screen.findByRole('navigation', { name: '填写进度' })
    expect(outline).toHaveTextContent('还有 6 处需要填写或修改')
    const part = (name: RegExp) => within(outline).getByRole('button', { name })
    expect(part(/^来信信息/)).toHaveTextContent('已填齐')
    await userEvent.click(part(/^信访人/))
    expect(document.activeElement).toHaveAttribute('id', 'field-persons-0-address')
    await userEvent.type(screen.getByLabelText(/内容摘要/), SUMMARY)
    expect(outline).toHaveTextContent('还有 5 处需要填写或修改')
    save()
    await waitFor(() => expect(screen.getByText(/处需要修改/)).toHaveTextContent('有 5 处需要修改'))
  })

  it('says beside it by when it will have to be sorted, what follows, and whether what is typed is safe', async () => {
    await open()
    const limits = await screen.findByRole('region', { name: '登记后的期限' })
    expect(limits).toHaveTextContent('分办2026-12-05自登记之日起')
    expect(limits).toHaveTextContent('办结60日自受理之日起')
    const outline = screen.getByRole('navigation', { name: '填写进度' })
    expect(outline).toHaveTextContent('尚未填写，没有草稿')
    await userEvent.type(screen.getByLabelText(/内容摘要/), SUMMARY)
    expect(outline).toHaveTextContent('尚未保存草稿，20秒内自动保存')
    await userEvent.click(screen.getByRole('button', { name: '保存草稿' }))
    await waitFor(() => expect(outline).toHaveTextContent(/草稿已保存于 10:20$/))
    await userEvent.type(screen.getByLabelText(/内容摘要/), '请核实。')
    expect(outline).toHaveTextContent('草稿已保存于 10:20，之后的修改尚未保存')
  })

  it('offers what comes next as the case does: what waits to be done first, nothing that undoes', async () => {
    const row = (action: string, name: string, primary: 0 | 1 = 0) => ({
      code: `bl:${action}`,
      action,
      name,
      reason: '',
      primary,
      visible: 1 as const,
      enabled: 1 as const,
    })
    const rows = [
      row('merge', '并案'),
      row('voidPetition', '作废'),
      row('instruct', '批示'),
      row('assign', '交办'),
      row('transfer', '转送', 1),
    ]
    await restored(
      WHOLE,
      fake(buttonStatus, () => rows),
    )
    save()
    const first = await screen.findByRole('link', { name: '转送' })
    const offered = within(first.parentElement ?? first).getAllByRole('link')
    expect(offered.map(({ textContent }) => textContent).slice(0, 5)).toEqual([
      ...['转送', '交办', '批示', '并案', '查看信访件'],
    ])
    expect(screen.queryByRole('link', { name: '作废' })).toBeNull()
  })

  it('keeps its draft when it is left, and says that it waits instead of threatening', async () => {
    const ask = jest.fn(STAY)
    askBeforeLeaving(ask)
    const { arrivedAt } = await open()
    await userEvent.type(screen.getByLabelText(/^\*?姓名/), '钱乙舟')
    navigate('/home/index')
    await waitFor(() => expect(ask).toHaveBeenCalledWith('来信登记已存为草稿，下次打开时可以继续填写。确定离开吗？'))
    expect(arrivedAt(saveDraft.path)).toHaveLength(1)
    navigate('/home/index')
    await waitFor(() => expect(ask).toHaveBeenCalledTimes(2))
    expect(arrivedAt(saveDraft.path)).toHaveLength(1)
  })

  it('warns of the loss where its draft cannot be kept', async () => {
    const ask = jest.fn(STAY)
    askBeforeLeaving(ask)
    const full = fake(saveDraft, () => {
      throw new FakeRefusal('badInput')
    })
    await open(full)
    await userEvent.type(screen.getByLabelText(/^\*?姓名/), '钱乙舟')
    navigate('/home/index')
    await waitFor(() => expect(ask).toHaveBeenCalledWith('来信登记尚未保存，离开后将丢失。确定离开吗？'))
  })

  it('registers with Ctrl+S, shows the number and what comes next, and keeps date and addressee for the next letter', async () => {
    const { arrivedAt } = await restored({ ...WHOLE, extra: { sxr: '郑局长', yjh: 'RA123' } })
    save()
    expect(await screen.findByText('LX990101261120000175')).toBeInTheDocument()
    expect(screen.getByText('12345678')).toBeInTheDocument()
    expect(await screen.findByRole('link', { name: '转送' })).toHaveAttribute(
      'href',
      expect.stringContaining('action=transfer'),
    )
    expect(screen.queryByRole('link', { name: '存查' })).toBeNull()
    await userEvent.click(await screen.findByRole('button', { name: '打印凭证' }))
    const receipt = within(screen.getByRole('dialog', { name: '打印凭证' }))
    expect(receipt.getByText('冯丙莲')).toBeVisible()
    expect(receipt.getByText('12345678')).toBeVisible()
    await userEvent.click(receipt.getByText('关闭'))
    expect(screen.getByRole('button', { name: '打印条码' })).toBeVisible()
    expect(screen.queryByRole('button', { name: '打印接谈卡' })).toBeNull()
    expect(arrivedAt(register.path)).toEqual([
      expect.objectContaining({
        form: 'letter',
        draftId: DRAFT,
        ...CHOSEN,
        summary: SUMMARY,
        extra: { sxr: '郑局长', yjh: 'RA123' },
      }),
    ])
    expect(textOf('姓名')).toBe('')
    expect(textOf('收信日期')).toBe('2026-11-20')
    expect([textOf('受信人'), screen.queryByLabelText('邮件号')]).toEqual(['郑局长', null])
    fireEvent.blur(screen.getByLabelText(/内容摘要/))
    expect(screen.getByRole('button', { name: '保存草稿' })).toBeDisabled()
  })

  it('goes on with the next one where the cursor is first needed, with Ctrl+Enter', async () => {
    await restored({ ...WHOLE, extra: { sxr: '郑局长' } })
    fireEvent.keyDown(screen.getByLabelText(/^\*?姓名/), { key: 'Enter', ctrlKey: true })
    await screen.findAllByText(/LX990101261120000175/)
    expect(document.activeElement).toBe(screen.getByLabelText('信件条码'))
  })

  it('opens the case at its first action', async () => {
    await restored(WHOLE)
    await userEvent.click(screen.getByRole('button', { name: '登记并办理' }))
    await waitFor(() => expect(window.location.search).toContain('action=transfer'))
  })

  it('files the letter at once for one of the reasons there are, where the registrar may end letters', async () => {
    await restored(WHOLE)
    expect(screen.queryByText('登记并存查')).toBeNull()
    await opened?.close()
    opened = await openRegistration(PAGE, [oneDraft, kept({ ...CHOSEN, ...WHOLE })], ['bl:file'])
    await userEvent.click(await screen.findByRole('button', { name: '恢复草稿' }))
    await waitFor(() => expect(textOf('内容摘要')).not.toBe(''))
    await userEvent.click(screen.getByText('登记并存查'))
    await userEvent.click(await screen.findByText('匿名且无具体事实'))
    expect(await screen.findByText(/已存查/)).toBeVisible()
    expect(screen.queryByRole('link', { name: '转送' })).toBeNull()
    expect(opened.arrivedAt(register.path)).toEqual([
      expect.objectContaining({ filing: { reason: '080200', boxNo: '' } }),
    ])
  })

  it('has the files of its draft again, and registers those that are left of them', async () => {
    const { arrivedAt } = await restored(WHOLE)
    expect(await screen.findByText('物业收费单.jpg')).toBeInTheDocument()
    await userEvent.type(screen.getByLabelText(/内容摘要/), '补充')
    await userEvent.click(screen.getByRole('button', { name: '保存草稿' }))
    await screen.findByText('草稿已保存 10:20')
    expect(arrivedAt(saveDraft.path)).toEqual([expect.objectContaining({ fileIds: ['f7'] })])
    save()
    await screen.findByText('LX990101261120000175')
    expect(arrivedAt(register.path)).toEqual([expect.objectContaining({ fileIds: ['f7'] })])
    expect(screen.queryByText('物业收费单.jpg')).toBeNull()
  })

  it('shows at its field what the server refuses', async () => {
    await restored(
      { ...WHOLE, barcode: 'XJ1' },
      fake(register, () => {
        throw new FakeRefusal('rule', { text: '该信件条码已登记为信访件LX990101261120000175' }, 'xjtm')
      }),
    )
    save()
    expect(await screen.findAllByText('该信件条码已登记为信访件LX990101261120000175')).toHaveLength(2)
    expect(document.activeElement).toBe(screen.getByLabelText('信件条码'))
    expect(textOf('姓名')).toBe('冯丙莲')
  })

  it('lets classified words of the petitioner pass once somebody has looked', async () => {
    const { arrivedAt } = await restored({ ...WHOLE, summary: '来信附有一份标为机密的会议纪要复印件。' })
    save()
    await userEvent.click(await screen.findByRole('button', { name: '已核实，继续登记' }))
    expect(await screen.findByText('登记成功，', { exact: false })).toBeInTheDocument()
    expect(arrivedAt(register.path)).toEqual([expect.objectContaining({ confirmed: ['V5'] })])
  })

  it('fills in what the identity card tells, and says it', async () => {
    await open()
    await userEvent.type(screen.getByLabelText('身份证号'), '990102198001011230')
    await waitFor(() => expect(screen.getByText(/男，1980-01-01 出生/)).toHaveTextContent('安澜市城东区'))
    await userEvent.click(screen.getByRole('button', { name: '更多信访人信息（18项）' }))
    expect(screen.getByRole('radio', { name: '男' })).toBeChecked()
  })

  it('goes on with Enter, and says what is wrong when a field is left', async () => {
    await open()
    const name = screen.getByLabelText(/^\*?姓名/)
    await userEvent.type(name, '钱{Enter}')
    expect(document.activeElement).toBe(screen.getByLabelText('身份证号'))
    expect(await screen.findByText('请填写信访人姓名（2至50个字），或勾选匿名')).toBeInTheDocument()
  })

  it('takes people from a spreadsheet, and counts them', async () => {
    const { arrivedAt } = await restored(WHOLE)
    const place = screen.getByRole('textbox', { name: '粘贴人员表格' })
    fireEvent.paste(place, {
      clipboardData: { getData: () => '姓名\t手机\n钱乙舟\t11000000002\n孙丙樟\t', files: [] },
    })
    expect(screen.getByLabelText('第3人姓名')).toHaveValue('孙丙樟')
    expect(textOf('信访人数')).toBe('3')
    save()
    await screen.findByText('LX990101261120000175')
    expect(arrivedAt(register.path)).toEqual([
      expect.objectContaining({
        personCount: 3,
        persons: [
          expect.objectContaining({ role: '1', name: '冯丙莲' }),
          expect.objectContaining({ role: '2', name: '钱乙舟', mobile: '11000000002' }),
          expect.objectContaining({ role: '2', name: '孙丙樟' }),
        ],
      }),
    ])
  })

  it('shows earlier petitions while it is filled in, and sends what was decided of each', async () => {
    const earlier = {
      petitionNo: 'LX990101261001000012',
      score: 90,
      petitioner: '冯*莲',
      summary: '反映物业',
      stateName: '办理中',
      reasons: [{ rule: 'E2', text: '姓名和手机号码相同' }],
      registeredAt: '2026-10-01 09:00:00',
      registeredAtOrganisation: '临江省信访局',
      categoryName: '物业管理',
      placeName: '石渡县',
      matterCount: 1,
      proposal: 'review' as const,
      proposalText: '该事项处理意见仍在申请复查期限内',
      plan: '',
    }
    const { arrivedAt } = await restored(
      WHOLE,
      fake(duplicates, () => [earlier]),
    )
    const card = await screen.findByRole('group', { name: earlier.petitionNo })
    expect(card).toHaveTextContent('相似度 90姓名和手机号码相同')
    expect(within(card).getByRole('link', { name: '登记复查' })).toHaveAttribute(
      'href',
      expect.stringContaining(`${earlier.petitionNo}&action=registerReview`),
    )
    await userEvent.click(within(card).getByRole('radio', { name: /同一事项/ }))
    save()
    await screen.findByText('LX990101261120000175')
    expect(arrivedAt(register.path)).toEqual([
      expect.objectContaining({ decisions: [{ petitionNo: earlier.petitionNo, decision: 'same' }] }),
    ])
  })

  it('says that it looks for earlier petitions until what was entered has settled', async () => {
    await restored(WHOLE)
    const panel = screen.getByRole('complementary', { name: '疑似重复信访件' })
    const status = within(panel).getByRole('status')
    await waitFor(() => expect(status).toHaveTextContent('未发现疑似重复的信访件'))
    fireEvent.change(screen.getByLabelText(/内容摘要/), { target: { value: `${SUMMARY}补充` } })
    expect(status).toHaveTextContent('正在查找…')
    await waitFor(() => expect(status).toHaveTextContent('未发现疑似重复的信访件'))
  })

  it('asks nobody for the name of an anonymous letter', async () => {
    const { arrivedAt } = await restored({ ...WHOLE, anonymous: true })
    expect(screen.queryByLabelText(/姓名/)).toBeNull()
    fireEvent.keyDown(screen.getByLabelText(/内容摘要/), { key: 's', ctrlKey: true })
    await screen.findByText('LX990101261120000175')
    expect(arrivedAt(register.path)).toEqual([expect.objectContaining({ anonymous: true, persons: [] })])
  })

  it('keeps what was typed at the server when it is asked to', async () => {
    const { arrivedAt } = await open()
    await userEvent.type(screen.getByLabelText(/^\*?姓名/), '钱乙舟')
    await userEvent.click(screen.getByRole('button', { name: '保存草稿' }))
    expect(await screen.findByText('草稿已保存 10:20')).toBeInTheDocument()
    const [{ content }] = arrivedAt(saveDraft.path) as [{ content: string }]
    expect(JSON.parse(content)).toMatchObject({ values: { persons: [{ name: '钱乙舟' }] } })
  })
})
