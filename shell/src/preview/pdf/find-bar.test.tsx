import { render, screen } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import type { PDFDocumentProxy } from 'pdfjs-dist'
import { FindBar } from './find-bar'

/** What the bar reads of a PDF: the pieces of text of its pages. */
function pdfOf(...pages: readonly string[][]): PDFDocumentProxy {
  const getPage = async (number: number) => ({
    getTextContent: async () => ({ items: (pages[number - 1] ?? []).map(str => ({ str })) }),
  })
  return { numPages: pages.length, getPage } as unknown as PDFDocumentProxy
}

describe('查找文字', () => {
  const found: [string, number | undefined][] = []
  beforeEach(() => {
    found.length = 0
    const pdf = pdfOf(['灌溉渠占用承包地'], ['没有相关内容'], ['承', '包地面积'], [])
    render(<FindBar pdf={pdf} onFound={(words, page) => found.push([words, page])} />)
  })
  const seek = (words: string) => userEvent.type(screen.getByLabelText('查找文字'), `${words}{Enter}`)

  it('goes from page to page that has the words, and begins again after the last', async () => {
    await seek('承包地')
    expect(await screen.findByText('第1页（1/2）')).toBeVisible()
    const next = screen.getByRole('button', { name: '下一处' })
    await userEvent.click(next)
    expect(screen.getByRole('status')).toHaveTextContent('第3页（2/2）')
    await userEvent.click(next)
    expect(found).toEqual([
      ['承包地', 1],
      ['承包地', 3],
      ['承包地', 1],
    ])
  })

  it('seeks anew what was written since', async () => {
    await seek('承包地')
    await screen.findByText('第1页（1/2）')
    await seek('面积')
    expect(await screen.findByText('第3页（1/1）')).toBeVisible()
    expect(screen.getByRole('button', { name: '查找' })).toBeVisible()
    expect(found.at(-1)).toEqual(['承包地面积', 3])
  })

  it('says where there are none, and that a scan has no words', async () => {
    await seek('拆迁')
    expect(await screen.findByText('没有找到；扫描件中的文字不能查找')).toBeVisible()
    expect(found).toEqual([['拆迁', undefined]])
  })

  it('seeks nothing where nothing is written', async () => {
    await seek('  ')
    expect(screen.getByRole('status')).toBeEmptyDOMElement()
    expect(found).toEqual([])
  })
})
