import { render, screen, waitFor } from '@testing-library/react'
import DocumentView from './document-view'
import { ViewBoundary } from './file-view'
import { docxOf } from './testing/docx'

const paragraph = (content: string) => `<w:p>${content}</w:p>`
const run = (text: string) => `<w:r><w:t>${text}</w:t></w:r>`
const link = (id: string, text: string) => `<w:hyperlink r:id="${id}">${run(text)}</w:hyperlink>`

describe('A Word document in the preview', () => {
  const show = (content: Blob) => {
    render(
      <ViewBoundary>
        <DocumentView content={content} name="意见书.docx" />
      </ViewBoundary>,
    )
    const shadow = () => screen.getByRole('article', { name: '意见书.docx' }).shadowRoot
    const drawn = (text: string) => waitFor(() => expect(shadow()?.textContent).toContain(text))
    return { shadow, drawn }
  }

  it('is laid out in a root of its own, out of which its styles cannot reach', async () => {
    const { shadow, drawn } = show(docxOf(paragraph(run('经查，占用承包地属实。'))))
    await drawn('经查，占用承包地属实。')
    expect(document.body.textContent).not.toContain('经查')
    expect(document.head.querySelector('style')?.textContent ?? '').not.toContain('docx')
    expect(shadow()?.querySelector('style')).not.toBeNull()
  })

  it('has no link that runs something, and others open apart', async () => {
    const links = paragraph(link('l1', '攻击') + link('l2', '条例'))
    const { shadow, drawn } = show(docxOf(links, { l1: 'javascript:alert(1)', l2: 'https://example.cn/' }))
    await drawn('条例')
    const found = [...(shadow()?.querySelectorAll('a') ?? [])]
    expect(found.map(({ textContent }) => textContent)).toEqual(['攻击', '条例'])
    expect(found.map(each => [each.getAttribute('href'), each.target, each.rel])).toEqual([
      [null, '', ''],
      ['https://example.cn/', '_blank', 'noopener noreferrer'],
    ])
  })

  it('is refused where it is none', async () => {
    const told = jest.spyOn(console, 'error').mockImplementation(() => undefined)
    show(new Blob(['no document']))
    expect(await screen.findByRole('alert')).toHaveTextContent('文件无法显示，可能已损坏或设有密码，请下载后查看。')
    told.mockRestore()
  })
})
