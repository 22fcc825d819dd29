import { templateOf } from '../src/official-documents/paper/docx'
import type { Layout, Look, Paragraph } from '../src/official-documents/paper/layout'
import { CELL, LINE } from '../src/official-documents/paper/measures'
import { STANDARD } from '../src/official-documents/paper/standard'

const TEXT: Look = { font: '仿宋_GB2312', size: 16 }
const PLAIN = { align: 'both', first: 0, left: 0, right: 0, line: LINE, before: 0, after: 0, look: TEXT } as const

const hole = (name: string) => `$\{${name}}`
const paragraph = (text: string, more: Partial<Paragraph> = {}, look: Look = TEXT): Paragraph => ({
  ...PLAIN,
  look,
  runs: [{ ...look, text }],
  ...more,
})

const of = (name: string): Paragraph => {
  const found = STANDARD.find(({ runs }) => runs.some(({ text }) => text.includes(hole(name))))
  if (!found) throw new Error(`${name} stands nowhere`)
  return found
}

const LETTER: Layout = [
  of('紧急程度'),
  paragraph(
    hole('发文机关'),
    { align: 'centre', line: 60, after: 30, bottom: { width: 2, space: 6, red: true } },
    {
      font: '方正小标宋简体',
      size: 42,
      red: true,
    },
  ),
  paragraph(`${hole('文号')}\t签发人：${hole('签发人')}`, { after: LINE, left: CELL, first: CELL, right: CELL }),
  of('标题'),
  paragraph(`${hole('主送机关')}：`, { before: LINE }),
  of('正文'),
  of('附件说明'),
  { ...paragraph(''), runs: [] },
  of('发文机关署名'),
  of('成文日期'),
  paragraph('此件依申请公开。', { first: 2 * CELL, before: LINE }, { font: '楷体_GB2312', size: 16 }),
  paragraph('回执', { align: 'centre', turns: true }, { font: '黑体', size: 18, bold: true }),
  of('抄送机关'),
  of('印发机关'),
]

/** A template as an office may have it: the number at the left and who has agreed at the right, no empty lines, a second page. */
export const officeTemplate = (): Buffer => templateOf(LETTER)
