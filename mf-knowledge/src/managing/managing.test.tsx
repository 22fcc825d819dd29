import { stage } from '@portal/shared-lib/contract/files'
import {
  draft,
  editors,
  feedback,
  handleFeedback,
  managedDocuments,
  publishDraft,
  readTextFile,
  saveDraft,
  setCategories,
} from '@portal/shared-lib/contract/knowledge-admin'
import { codeTable } from '@portal/shared-lib/contract/tables'
import { FakeRefusal, fake, fakeServer, renderRemote } from '@portal/shared-lib/testing'
import { screen, waitFor, within } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import remote from '../app'
import type { Content, Draft, Managed } from './api'

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
  owner: '',
  validUntil: null,
  validity: '',
  faults: 0,
  changedBy: '',
  changedOn: null,
  ...more,
})

const code = (codeId: string, codeName: string, parentId: string | null) => ({ codeId, codeName, parentId })

const content = (title: string, text: string): Content => ({
  title,
  docNo: '',
  issuer: '',
  issueDate: null,
  effectDate: '2026-04-01',
  status: '现行',
  ownerId: null,
  owner: '',
  validUntil: null,
  articles: [{ no: '第一条', text }],
})

const draftOf = (id: string): Draft => ({
  id,
  state: 'draft',
  content: content('工伤认定要点', id === 's' ? '不得泄露国家秘密' : '新的内容'),
  version: 4,
  author: '金壬萍',
  isOwn: id === 'b',
  remark: '',
  published: id === 'd' ? content('旧要点', '旧内容') : null,
  versions:
    id === 'd'
      ? []
      : [
          {
            no: 2,
            author: '金壬萍',
            reviewer: '陶癸荔',
            publishedOn: '2026-11-02',
            content: content('工伤认定要点', '第二版'),
          },
          { no: 1, author: '', reviewer: '陶癸荔', publishedOn: '2026-11-01', content: content('工伤要点', '第一版') },
        ],
})

const FAULT = { version: 2, givenBy: '钱子涵', givenOn: '2026-11-19' }

let close: () => Promise<void>

async function openPage(refusal?: FakeRefusal, search = '') {
  const sent: unknown[] = []
  const wages = { code: '040100', name: '工资拖欠' }
  const server = fakeServer([
    fake(managedDocuments, () => [
      documentOf('a', '工资支付要点', { categories: [wages], changedBy: '金壬萍', changedOn: '2026-11-20' }),
      documentOf('b', '工伤认定要点', { owner: '陶癸荔', validUntil: '2026-11-01', validity: 'expired', faults: 1 }),
      documentOf('c', '来信登记指引', { kind: 'procedure', path: ['业务规程', '登记'], state: 'submitted' }),
      documentOf('d', '旧要点', { state: 'submitted' }),
      documentOf('s', '保密要点', { state: 'submitted' }),
    ]),
    fake(codeTable, () => [
      code('040000', '劳动社保', null),
      code('040100', '工资拖欠', '040000'),
      code('040500', '工伤', '040000'),
    ]),
    fake(editors, () => [{ id: 'p1', name: '陶癸荔', office: '临江省信访局' }]),
    fake(feedback, () => ({
      helped: 3,
      faults: [
        { ...FAULT, id: '7', words: '文号有误', handledOn: null, handledBy: '', reply: '' },
        { ...FAULT, id: '6', words: '日期有误', handledOn: '2026-11-20', handledBy: '金壬萍', reply: '已更正' },
      ],
    })),
    fake(handleFeedback, ({ args }) => {
      sent.push(args)
      return null
    }),
    fake(stage, () => 'u1'),
    fake(readTextFile, ({ args }) => {
      sent.push(args.uploadId)
      return {
        title: '渡口管理办法',
        articles: [
          { no: '第一章', text: '总则' },
          { no: '第一条', text: '甲。' },
          { no: '第三条', text: '乙。' },
        ],
      }
    }),
    fake(draft, ({ args: { id } }) => draftOf(id)),
    fake(saveDraft, ({ args }) => {
      sent.push(args)
      return null
    }),
    fake(publishDraft, ({ args }) => {
      sent.push(args)
      return null
    }),
    fake(setCategories, ({ args }) => {
      sent.push(args)
      if (refusal) throw refusal
      return null
    }),
  ])
  const page = await renderRemote(remote, { path: `/sys/knowledge${search}` })
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

  it('divides what is pasted into articles before it is saved', async () => {
    const sent = await openPage()
    await userEvent.click(screen.getByRole('button', { name: '修改：工伤认定要点' }))
    const text = await screen.findByLabelText(/正文/)
    await userEvent.clear(text)
    await userEvent.click(text)
    await userEvent.paste('第一条　甲。\n第二条　<b>乙</b>\n（一）丙')
    expect(await screen.findByText('共2条：第一条、第二条')).toBeVisible()
    await userEvent.click(screen.getByRole('combobox', { name: /负责人/ }))
    await userEvent.click(await screen.findByTitle('陶癸荔（临江省信访局）'))
    await userEvent.click(screen.getByRole('button', { name: '保存草稿' }))
    const { owner: _, ...written } = content('工伤认定要点', '')
    const articles = [
      { no: '第一条', text: '甲。' },
      { no: '第二条', text: '<b>乙</b>\n（一）丙' },
    ]
    await waitFor(() =>
      expect(sent).toEqual([{ id: 'b', version: 4, content: { ...written, ownerId: 'p1', articles } }]),
    )
  })

  it('reads the text of a Word file, in the place of what is entered once that may go, and tells gaps', async () => {
    const sent = await openPage()
    await userEvent.click(screen.getByRole('button', { name: '修改：工伤认定要点' }))
    const text = await screen.findByLabelText(/正文/)
    const file = new File(['w'], '办法.docx', { type: 'application/octet-stream' })
    await userEvent.upload(await screen.findByLabelText(/选择文件|上传/, { selector: 'input' }), file)
    await userEvent.click(await screen.findByRole('button', { name: '替换' }))
    expect(text).toHaveValue('第一章　总则\n第一条　甲。\n第三条　乙。')
    expect(screen.getByRole('textbox', { name: '标题' })).toHaveValue('工伤认定要点')
    expect(await screen.findByText('共3条：第一章、第一条、第三条')).toBeVisible()
    expect(screen.getByText('条号不连续：第一条之后为第三条，请核对')).toBeVisible()
    expect(screen.getByText('已读入文件，请核对标题和分条结果后保存')).toBeVisible()
    expect(sent).toEqual(['u1'])
  })

  it('shows who reviews what changes, and publishes it', async () => {
    const sent = await openPage()
    await userEvent.click(screen.getByRole('button', { name: '审核：来信登记指引' }))
    const table = await screen.findByRole('table', { name: '前后对照' })
    expect(table).toHaveTextContent('第二版')
    expect(screen.queryByText(/请确认不涉密/)).toBeNull()
    expect(table).toHaveTextContent('新的内容')
    await userEvent.click(screen.getByRole('button', { name: '发布' }))
    await waitFor(() => expect(sent).toEqual([{ id: 'c', version: 4 }]))
  })

  it('opens what a message asks for, and what has become of it where that is done', async () => {
    await openPage(undefined, '?open=c&act=review')
    expect(await screen.findByRole('button', { name: '发布' })).toBeVisible()
    await close()
    await openPage(undefined, '?open=b&act=review')
    expect(await screen.findByRole('dialog', { name: '历次版本：工伤认定要点' })).toBeVisible()
    await userEvent.click(screen.getByRole('button', { name: /关闭/ }))
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull())
  })

  it('shows who answers for what until when, and finds what has ended', async () => {
    await openPage(undefined, '?only=expired')
    expect(screen.queryByText('工资支付要点')).toBeNull()
    expect(screen.getByRole('row', { name: /工伤认定要点/ })).toHaveTextContent('陶癸荔2026-11-01已过期')
  })

  it('handles what readers found wrong', async () => {
    const sent = await openPage(undefined, '?only=faults')
    expect(screen.queryByText('工资支付要点')).toBeNull()
    await userEvent.click(screen.getByRole('button', { name: '反馈（1）：工伤认定要点' }))
    const [open, done] = within(await screen.findByRole('list', { name: '内容有误' })).getAllByRole('listitem')
    expect(open).toHaveTextContent('文号有误钱子涵 2026-11-19，针对第2版标为已处理')
    expect(done).toHaveTextContent('已处理（金壬萍 2026-11-20）：已更正')
    await userEvent.click(screen.getByRole('button', { name: '标为已处理' }))
    await userEvent.click(await screen.findByRole('button', { name: '确定标为已处理' }))
    expect(await screen.findByText('请填写处理情况')).toBeVisible()
    await userEvent.type(screen.getByRole('textbox', { name: '处理情况' }), '文号已更正')
    await userEvent.click(screen.getByRole('button', { name: '确定标为已处理' }))
    await waitFor(() => expect(sent).toEqual([{ feedbackId: '7', reply: '文号已更正' }]))
  })

  it('points whoever reviews a law to a word in it that may be classified', async () => {
    await openPage(undefined, '?open=s&act=review')
    expect(await screen.findByText('内容含有“秘密”，请确认不涉密后再发布')).toBeVisible()
  })

  it('shows what changes of a document that was there before versions were kept', async () => {
    await openPage(undefined, '?open=d&act=review')
    const table = await screen.findByRole('table', { name: '前后对照' })
    expect(table).toHaveTextContent('第一条旧内容新的内容')
  })

  it('compares two versions', async () => {
    await openPage()
    await userEvent.click(screen.getByRole('button', { name: '版本：工伤认定要点' }))
    const table = await screen.findByRole('table', { name: '前后对照' })
    expect(table).toHaveTextContent('工伤要点')
    await userEvent.selectOptions(screen.getByLabelText('原版本'), '2')
    expect(await screen.findByText('两个版本没有不同')).toBeVisible()
  })
})
