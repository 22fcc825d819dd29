import { notes, removeNote, saveNote } from '@portal/shared-lib/contract/case-notes'
import { papers } from '@portal/shared-lib/contract/cases'
import { createDocument, documentTemplates } from '@portal/shared-lib/contract/documents'
import { link } from '@portal/shared-lib/contract/files'
import { article } from '@portal/shared-lib/contract/knowledge'
import { NOTE_TEXTS } from '@portal/shared-lib/contract/rules/case-note'
import { FakeRefusal, fake } from '@portal/shared-lib/testing'
import { screen, waitFor, within } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { openCase } from './testing/open-case'

const OPINION = {
  documentId: '1',
  type: '06',
  typeName: '处理意见书',
  organisation: '人社局',
  writtenBy: '沈丁兰',
  issuedAt: null,
  file: null,
  deliveries: [],
  content: { facts: '经查属实。', opinion: '予以支持。', basis: '条例第三十二条。' },
}
const NOTE = { shared: true, writtenAt: '2026-11-20 09:00:00' }
const TEMPLATES = [
  {
    templateId: '06',
    name: '信访事项处理意见书',
    isSuggested: true,
    documentNo: '安人社〔2026〕3号',
    isAnswer: true,
    written: ['documentNo' as const, 'facts' as const, 'opinion' as const, 'basis' as const],
  },
  { templateId: '16', name: '督办函', isSuggested: false, documentNo: '', isAnswer: false, written: ['text' as const] },
]

describe('a case', () => {
  let opened: Awaited<ReturnType<typeof openCase>>
  const open = async (...more: NonNullable<Parameters<typeof openCase>[2]>) => {
    opened = await openCase({}, undefined, more)
    await screen.findByText('LX990000261120000015')
  }
  afterEach(() => opened.close())

  describe('has documents made from templates', () => {
    const openForm = async (refused?: FakeRefusal) => {
      await open(
        fake(papers, () => ({ documents: [OPINION], reports: [] })),
        fake(documentTemplates, () => TEMPLATES),
        fake(createDocument, () => {
          if (refused) throw refused
          return { fileId: 'f1', fileName: '信访事项处理意见书.docx' }
        }),
        fake(link, () => ({ path: 'api/files/x' })),
      )
      await userEvent.keyboard('4')
      await userEvent.click(await screen.findByRole('button', { name: '生成文书' }))
      return await screen.findByRole('dialog', { name: '生成文书' })
    }

    it('of those usual here first, with what was written already; then it can be looked at, printed, saved', async () => {
      const dialog = await openForm()
      const template = await within(dialog).findByLabelText('文书模板')
      expect(within(template).getByRole('group', { name: '当前阶段常用' })).toHaveTextContent('信访事项处理意见书')
      expect(within(dialog).getByLabelText('事实和理由')).toHaveValue('经查属实。')
      const documentNo = within(dialog).getByLabelText('文号')
      expect(documentNo).toHaveValue('安人社〔2026〕3号')
      await userEvent.type(documentNo, '！')
      await userEvent.click(within(dialog).getByRole('button', { name: '生成' }))
      expect(await within(dialog).findByRole('alert')).toHaveTextContent('文号只能用汉字、字母、数字')
      await userEvent.type(documentNo, '{Backspace}')
      await userEvent.click(within(dialog).getByRole('button', { name: '生成' }))
      const made = await screen.findByRole('region', { name: '本次生成的文书' })
      expect(within(made).getByRole('link', { name: '预览 信访事项处理意见书.docx' })).toHaveAttribute(
        'href',
        expect.stringContaining('/preview?id=f1'),
      )
      expect(opened.asked(createDocument)).toMatchObject([
        { templateId: '06', documentNo: '安人社〔2026〕3号', facts: '经查属实。', opinion: '予以支持。', text: '' },
      ])
    })

    it('asking for what there is room for in each, and keeping what was typed where it is refused', async () => {
      const dialog = await openForm(new FakeRefusal('tooManyCalls'))
      await userEvent.selectOptions(await within(dialog).findByLabelText('文书模板'), '督办函')
      expect(within(dialog).queryByLabelText('处理意见')).not.toBeInTheDocument()
      await userEvent.type(within(dialog).getByLabelText('文书内容'), '请尽快办理。')
      await userEvent.click(within(dialog).getByRole('button', { name: '生成' }))
      expect(await within(dialog).findByRole('alert')).toBeInTheDocument()
      expect(within(dialog).getByLabelText('文书内容')).toHaveValue('请尽快办理。')
    })
  })

  it('has notes beside it, which their author writes, changes and removes', async () => {
    let kept = [{ ...NOTE, noteId: '1', text: '来信人听力不好。', author: '赵甲禾', isOwn: false }]
    await open(
      fake(notes, () => kept),
      fake(saveNote, ({ args: { noteId = '2', text, shared } }) => {
        kept = [{ ...NOTE, noteId, text, shared, author: '沈丁兰', isOwn: true }, ...kept.filter(one => !one.isOwn)]
        return null
      }),
      fake(removeNote, () => {
        kept = kept.filter(one => !one.isOwn)
        return null
      }),
    )
    await userEvent.click(await screen.findByText('便签'))
    await userEvent.click(await screen.findByRole('button', { name: '写便签' }))
    const dialog = await screen.findByRole('dialog', { name: '写便签' })
    await userEvent.click(within(dialog).getByRole('button', { name: /保\s*存/ }))
    expect(await within(dialog).findByRole('alert')).toHaveTextContent(NOTE_TEXTS.empty)
    await userEvent.type(within(dialog).getByLabelText('便签内容'), '周三上门。')
    await userEvent.click(within(dialog).getByRole('checkbox'))
    await userEvent.click(within(dialog).getByRole('button', { name: /保\s*存/ }))
    expect(await screen.findByText('周三上门。', { selector: 'p' })).toBeInTheDocument()
    expect(screen.getByText('便签（2）')).toBeInTheDocument()
    await userEvent.click(screen.getByRole('button', { name: '修改' }))
    expect(await screen.findByLabelText('便签内容')).toHaveValue('周三上门。')
    await userEvent.click(screen.getByRole('button', { name: /取\s*消/ }))
    await userEvent.click(screen.getByRole('button', { name: '删除' }))
    await userEvent.click(within(await screen.findByRole('dialog')).getByRole('button', { name: '删除' }))
    await waitFor(() => expect(screen.queryByText('周三上门。')).not.toBeInTheDocument())
    expect(opened.asked(saveNote)).toMatchObject([{ text: '周三上门。', shared: true }])
    expect(opened.asked(removeNote)).toMatchObject([{ noteId: '2' }])
  })

  it.each([
    ['unfolds the words of the article on which a hint stands', '对信访人提出的申诉求决类事项……', /申诉求决类事项/],
    ['says where the knowledge base does not hold it', null, /知识库中没有该条文/],
  ])('%s', async (_, text, said) => {
    await open(
      fake(article, ({ args: { law, no } }) => (text === null ? null : { documentId: 'law-1', law, no, text })),
    )
    await userEvent.click(await screen.findByRole('button', { name: '《信访工作条例》第三十一条' }))
    expect(await screen.findByText(said)).toBeInTheDocument()
    expect(opened.asked(article)).toEqual([{ law: '信访工作条例', no: '第三十一条' }])
  })
})
