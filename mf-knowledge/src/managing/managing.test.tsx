import { onNotice } from '@portal/shared-lib'
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
  searchManaged,
  setCategories,
} from '@portal/shared-lib/contract/knowledge-admin'
import { codeTable } from '@portal/shared-lib/contract/tables'
import { FakeRefusal, fake, fakeServer, renderRemote } from '@portal/shared-lib/testing'
import { act, fireEvent, render, screen, waitFor, within } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import remote from '../app'
import type { Content, Draft, Managed } from './api'
import { Differences } from './differences'

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
  source: '',
  issueDate: null,
  effectDate: '2026-04-01',
  status: '现行',
  ownerId: null,
  owner: '',
  validUntil: null,
  articles: [{ no: '第一条', text }],
  attachments: [],
})

const ARBITRATION = {
  id: 'a',
  title: '工资支付要点',
  kind: 'law' as const,
  path: ['法律法规', '社会法'],
  no: '一',
  excerpt: '可以申请仲裁',
}

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

const PICTURE = '0f0e0d0c-0b0a-4908-8706-050403020100'

/** The editor asks where its cursor is shown; jsdom lays nothing out. */
function showNothing(): void {
  Object.assign(Range.prototype, { getClientRects: () => [], getBoundingClientRect: () => new DOMRect() })
}

const OTHER = PICTURE.replace('0f', '1f')

const bold = (no: string, marks: readonly string[]) => ({
  no,
  text: '甲',
  body: [{ type: 'paragraph', content: [{ type: 'text', text: '甲', marks: marks.map(type => ({ type })) }] }],
})

const pictured = (file: string) => ({
  no: '第三条',
  text: '［图］',
  body: [{ type: 'picture', attrs: { file, alt: '' } }],
})

const FAULT = { version: 2, givenBy: '钱子涵', givenOn: '2026-11-19' }

let close: () => Promise<void>

/** The text of the editor, with all of it selected. */
async function chooseAll() {
  const text = await screen.findByRole('textbox', { name: '正文' })
  act(() => text.focus())
  await userEvent.keyboard('{Control>}a{/Control}')
  return text
}

async function openPage(refusal?: FakeRefusal, search = '', more: readonly Managed[] = []) {
  const sent: unknown[] = []
  const wages = { code: '040100', name: '工资拖欠' }
  const server = fakeServer([
    fake(searchManaged, ({ args }) => ({
      hits: args.words === '仲裁' ? [ARBITRATION] : [],
      more: false,
    })),
    fake(managedDocuments, () => [
      documentOf('a', '工资支付要点', { categories: [wages], changedBy: '金壬萍', changedOn: '2026-11-20' }),
      documentOf('b', '工伤认定要点', { owner: '陶癸荔', validUntil: '2026-11-01', validity: 'expired', faults: 1 }),
      documentOf('c', '来信登记指引', { kind: 'procedure', path: ['业务规程', '登记'], state: 'submitted' }),
      documentOf('d', '旧要点', { state: 'submitted' }),
      documentOf('s', '保密要点', { state: 'submitted' }),
      ...more,
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
    fake(stage, () => PICTURE),
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
  it('shows twenty documents on a page, and those that are looked for from the first page on', async () => {
    const more = Array.from({ length: 36 }, (_, at) => documentOf(`m${at}`, `要点第${at + 1}号`))
    await openPage(undefined, '', more)
    const shown = () => screen.getAllByRole('row').length - 1
    expect(screen.getByText('共 41 条')).toBeInTheDocument()
    expect(shown()).toBe(20)
    await userEvent.click(screen.getByRole('button', { name: '下一页' }))
    await userEvent.click(screen.getByRole('button', { name: '下一页' }))
    expect(screen.getByText('第 3 页，共 3 页')).toBeInTheDocument()
    expect(screen.getByText('要点第36号')).toBeInTheDocument()
    expect(shown()).toBe(1)
    expect(screen.getByRole('button', { name: '下一页' })).toBeDisabled()
    await userEvent.type(screen.getByRole('searchbox', { name: '按标题、目录或条文查找' }), '工伤')
    expect(screen.getByText('第 1 页，共 1 页')).toBeInTheDocument()
    expect(shown()).toBe(1)
    expect(window.location.search).not.toContain('page')
  })

  beforeAll(showNothing)
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
    await userEvent.type(screen.getByLabelText('按标题、目录或条文查找'), '登记')
    expect(screen.queryByText('工伤认定要点')).toBeNull()
    expect(screen.getByText('来信登记指引')).toBeVisible()
    await userEvent.clear(screen.getByLabelText('按标题、目录或条文查找'))
    await userEvent.type(screen.getByLabelText('按标题、目录或条文查找'), '仲裁')
    expect(await screen.findByText('仲裁', { selector: 'mark' })).toBeVisible()
    expect(screen.getByText(/可以申请/)).toHaveTextContent('一 可以申请仲裁')
    expect(screen.queryByText('来信登记指引')).toBeNull()
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
    await chooseAll()
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
    const text = await screen.findByRole('textbox', { name: '正文' })
    const file = new File(['w'], '办法.docx', { type: 'application/octet-stream' })
    const word = within(await screen.findByRole('region', { name: 'Word 文件' }))
    await userEvent.upload(word.getByLabelText('选择文件'), file)
    await userEvent.click(await screen.findByRole('button', { name: '替换' }))
    expect(within(text).getByRole('heading', { name: '第一章\u3000总则' })).toBeVisible()
    expect([...text.querySelectorAll('p')].map(line => line.textContent)).toEqual(['第一条　甲。', '第三条　乙。'])
    expect(screen.getByRole('textbox', { name: '标题' })).toHaveValue('工伤认定要点')
    expect(await screen.findByText('共3条：第一章、第一条、第三条')).toBeVisible()
    expect(screen.getByText('条号不连续：第一条之后为第三条，请核对')).toBeVisible()
    expect(screen.getByText('已读入文件，请核对标题和分条结果后保存')).toBeVisible()
    expect(sent).toEqual([PICTURE])
  })

  it('formats by keys and takes a pasted picture with what it shows', async () => {
    const sent = await openPage()
    await userEvent.click(screen.getByRole('button', { name: '修改：工伤认定要点' }))
    const text = await chooseAll()
    await userEvent.paste('甲乙')
    await userEvent.keyboard('{Control>}a{/Control}')
    await userEvent.click(screen.getByRole('button', { name: '加粗' }))
    expect(screen.getByRole('button', { name: '加粗' })).toHaveAttribute('aria-pressed', 'true')
    const picture = new File(['p'], '图.png', { type: 'image/png' })
    fireEvent.paste(text, { clipboardData: { files: [picture], types: ['Files'], getData: () => '' } })
    fireEvent.change(await screen.findByLabelText('图片说明'), { target: { value: '流程' } })
    await userEvent.click(screen.getByRole('button', { name: '保存草稿' }))
    const body = [
      { type: 'paragraph', content: [{ type: 'text', marks: [{ type: 'bold' }], text: '甲乙' }] },
      { type: 'picture', attrs: { file: PICTURE, alt: '流程' } },
    ]
    const articles = [{ no: '说明', text: '甲乙\n［图：流程］', body }]
    await waitFor(() => expect(sent).toMatchObject([{ id: 'b', content: { articles, attachments: [] } }]))
  })

  it('takes a text of Word or of a page without what is not its own', async () => {
    const sent = await openPage()
    await userEvent.click(screen.getByRole('button', { name: '修改：工伤认定要点' }))
    const text = await chooseAll()
    const said: string[] = []
    const stopHearing = onNotice(notice => said.push(notice.text))
    const ignored = "<span style='mso-list:Ignore'>"
    const html = `<style>p{color:red}</style><!--[if gte mso 9]><xml>x</xml><![endif]-->
      <h2 style="color:red" onclick="alert(1)">依据</h2><p class=MsoNormal><b>甲</b><script>alert(1)</script></p>
      <p class=MsoListParagraph style='mso-list:l0 level1 lfo1'>${ignored}1.</span>乙</p>
      <p class=MsoListParagraph style='mso-list:l0 level1 lfo1'>${ignored}2.</span>丙</p>
      <p><a href="javascript:alert(1)">丁</a><img src="file:///c:/a.png"></p>`
    fireEvent.paste(text, {
      clipboardData: { files: [], types: ['text/html'], getData: (type: string) => (type === 'text/html' ? html : '') },
    })
    stopHearing()
    expect(said).toEqual(['粘贴内容中的图片没有保留，请用“插入图片”上传'])
    await userEvent.click(screen.getByRole('button', { name: '保存草稿' }))
    const line = (words: string) => ({ type: 'paragraph', content: [{ type: 'text', text: words }] })
    const body = [
      { type: 'heading', attrs: { level: 2 }, content: [{ type: 'text', text: '依据' }] },
      { type: 'paragraph', content: [{ type: 'text', marks: [{ type: 'bold' }], text: '甲' }] },
      { type: 'orderedList', content: ['乙', '丙'].map(words => ({ type: 'listItem', content: [line(words)] })) },
      line('丁'),
    ]
    await waitFor(() => expect(sent).toMatchObject([{ content: { articles: [{ no: '说明', body }] } }]))
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

  it('says where the formatting or a picture alone has changed', async () => {
    render(
      <Differences
        before={{ ...content('甲', '乙'), articles: [bold('第一条', []), bold('第二条', ['bold']), pictured(OTHER)] }}
        after={{
          ...content('甲', '乙'),
          articles: [bold('第一条', ['bold']), bold('第二条', ['bold']), pictured(PICTURE)],
        }}
      />,
    )
    expect(screen.getByRole('row', { name: /第一条/ })).toHaveTextContent('第一条文字未变，仅格式有改动')
    expect(screen.queryByRole('row', { name: /第二条/ })).toBeNull()
    expect(screen.getByRole('row', { name: /第三条/ })).toHaveTextContent('第三条图片有改动')
    close = async () => {}
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
