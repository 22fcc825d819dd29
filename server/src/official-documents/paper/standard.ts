import { placeholder } from '@portal/shared-lib/contract/rules/document-template'
import type { OfficialValue } from '@portal/shared-lib/contract/rules/official-template'
import type { Layout, Look, Paragraph } from './layout'
import { CELL, LINE, MARK_TOP, RULE, RULE_BELOW, SIZE } from './measures'

const hole = (name: OfficialValue): string => placeholder(name)

const TEXT: Look = { font: '仿宋_GB2312', size: SIZE.text }
const BOLD: Look = { font: '黑体', size: SIZE.text }
const MARK: Look = { font: '方正小标宋简体', size: 36, red: true }
const TITLE: Look = { font: '方正小标宋简体', size: SIZE.title }
const SMALL: Look = { font: '仿宋_GB2312', size: SIZE.small }

/** Where nothing else is said. */
const PLAIN = { align: 'both', first: 0, left: 0, right: 0, line: LINE, before: 0, after: 0 } as const

const paragraph = (text: string, look: Look, more: Partial<Paragraph> = {}): Paragraph => ({
  ...PLAIN,
  ...more,
  look,
  runs: text === '' ? [] : [{ ...look, text }],
})

const EMPTY = paragraph('', TEXT)
const CENTRE = 'centre'
const INDENTED = { first: 2 * CELL }
const SIGNED = { align: 'right', right: 4 * CELL } as const

/** Of the mark: its characters stand in the middle of a line that is a quarter higher than they are. */
const MARK_LINE = 1.25 * MARK.size
const ABOVE_MARK = (MARK_LINE - MARK.size) / 2
const TITLE_LINE = 33

const RED_RULE = { width: RULE.red, space: Math.round(RULE_BELOW - (LINE - SIZE.text) / 2), red: true }
const thick = { width: RULE.thick, space: 1 }
const thin = { width: RULE.thin, space: 1 }
const SIDE = { first: SIZE.small, left: SIZE.small, right: SIZE.small }

/** An official document after GB/T 9704-2012, as it is laid out where an office has no template of its own. */
export const STANDARD: Layout = [
  paragraph(hole('紧急程度'), BOLD),
  paragraph(`${hole('发文机关')}文件`, MARK, {
    align: CENTRE,
    line: MARK_LINE,
    before: MARK_TOP - LINE - ABOVE_MARK,
    after: 2 * LINE - ABOVE_MARK,
  }),
  paragraph(hole('文号'), TEXT, { align: CENTRE, bottom: RED_RULE, after: 2 * LINE }),
  paragraph(hole('标题'), TITLE, { align: CENTRE, line: TITLE_LINE }),
  EMPTY,
  paragraph(`${hole('主送机关')}：`, TEXT),
  paragraph(hole('正文'), TEXT, INDENTED),
  paragraph(hole('附件说明'), TEXT, { ...INDENTED, before: LINE }),
  EMPTY,
  EMPTY,
  paragraph(hole('发文机关署名'), TEXT, SIGNED),
  paragraph(hole('成文日期'), TEXT, SIGNED),
  EMPTY,
  paragraph(`抄送：${hole('抄送机关')}。`, SMALL, { ...SIDE, left: 4 * SIZE.small, top: thick }),
  paragraph(`${hole('印发机关')}\t${hole('印发日期')}印发`, SMALL, { ...SIDE, top: thin, bottom: thick }),
]
