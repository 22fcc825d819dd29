import { markSize } from './measures'

/** An official document as GB/T 9704-2012 lays it out. */
export interface Sheet {
  /** 发文机关. */
  readonly office: string
  readonly documentNo: string
  /** 加急, 特急; empty otherwise. */
  readonly urgency: string
  readonly title: string
  /** 主送机关, 抄送机关. */
  readonly receivers: readonly string[]
  readonly copies: readonly string[]
  /** Paragraphs; those that begin with 一、 or （一） are headings of the first and second level. */
  readonly paragraphs: readonly string[]
  /** Names of what is attached. */
  readonly attachments: readonly string[]
  /** 成文日期, in words. */
  readonly date: string
  /** A PNG, set over name and date. */
  readonly seal?: Buffer
}

export const NAMESPACES =
  'xmlns:w="http://schemas.openxmlformats.org/wordprocessingml/2006/main" ' +
  'xmlns:r="http://schemas.openxmlformats.org/officeDocument/2006/relationships" ' +
  'xmlns:wp="http://schemas.openxmlformats.org/drawingml/2006/wordprocessingDrawing" ' +
  'xmlns:a="http://schemas.openxmlformats.org/drawingml/2006/main" ' +
  'xmlns:pic="http://schemas.openxmlformats.org/drawingml/2006/picture"'

/** Sizes in half points: 2号 22 pt, 3号 16 pt, 4号 14 pt; the mark of the office is as wide as fits. */
const SONG = '方正小标宋简体'
const IMITATION = '仿宋_GB2312'
const markOf = (mark: string) => ({ font: SONG, size: 2 * markSize(mark), red: true })
const TITLE = { font: SONG, size: 44 }
const TEXT = { font: IMITATION, size: 32 }
const BOLD_FACE = { font: '黑体', size: 32 }
const REGULAR_SCRIPT = { font: '楷体_GB2312', size: 32 }
const SMALL = { font: IMITATION, size: 28 }
const PAGE_NUMBER = { font: '宋体', size: 28 }

interface Face {
  readonly font: string
  readonly size: number
  readonly red?: boolean
}

/** Of 225 mm 22 lines have 579 twentieths of a point each. */
const LINE = '<w:spacing w:line="579" w:lineRule="exact"/>'

/**
 * A4 with margins of 37, 35, 28 and 26 mm, so that the text has 156 × 225 mm; 28 characters of 3号 fit into a line when
 * each is 0.2 points narrower (849 of 4096).
 */
const PAGE =
  '<w:sectPr><w:footerReference w:type="default" r:id="rId3"/><w:footerReference w:type="even" r:id="rId4"/>' +
  '<w:pgSz w:w="11906" w:h="16838"/>' +
  '<w:pgMar w:top="2098" w:bottom="1984" w:left="1588" w:right="1474" w:header="851" w:footer="1588" w:gutter="0"/>' +
  '<w:docGrid w:type="linesAndChars" w:linePitch="579" w:charSpace="-849"/></w:sectPr>'

export const bodyOf = (sheet: Sheet): string =>
  [
    ...headOf(sheet),
    ...sheet.paragraphs.map(text => paragraph(run(text, faceOf(text)), LINE + INDENTED)),
    ...attachmentsOf(sheet),
    ...signatureOf(sheet),
    ...imprintOf(sheet),
    PAGE,
  ].join('')

const INDENTED = '<w:ind w:firstLineChars="200" w:firstLine="640"/><w:jc w:val="both"/>'
const CENTRE = '<w:jc w:val="center"/>'
const LEFT = '<w:jc w:val="left"/>'
const EMPTY = `<w:p><w:pPr>${LINE}</w:pPr></w:p>`

/** 版头, title and 主送机关. */
const headOf = ({ office, documentNo, urgency, title, receivers }: Sheet): string[] => [
  paragraph(urgency ? run(urgency, BOLD_FACE) : '', LINE + LEFT),
  paragraph(run(`${office}文件`, markOf(`${office}文件`)), `${BELOW_URGENCY}${CENTRE}`),
  paragraph(run(documentNo, TEXT), LINE + CENTRE, RED_RULE),
  EMPTY,
  EMPTY,
  paragraph(run(title, TITLE), `<w:spacing w:line="660" w:lineRule="exact"/>${CENTRE}`),
  EMPTY,
  paragraph(run(`${receivers.join('、')}：`, TEXT), LINE + LEFT),
]

/** The mark begins 35 mm below the top of the text, and leaves two lines below it. */
const BELOW_URGENCY = '<w:spacing w:before="1405" w:after="1158"/>'
const RED_RULE = '<w:pBdr><w:bottom w:val="single" w:sz="12" w:space="11" w:color="FF0000"/></w:pBdr>'

/** 1 of a paragraph that begins with 一、, 2 of one with （一）, 0 of others. */
export function levelOf(text: string): 0 | 1 | 2 {
  if (/^[一二三四五六七八九十]+、/.test(text)) return 1
  return /^（[一二三四五六七八九十]+）/.test(text) ? 2 : 0
}

const faceOf = (text: string): Face => [TEXT, BOLD_FACE, REGULAR_SCRIPT][levelOf(text)] ?? TEXT

function attachmentsOf({ attachments }: Sheet): string[] {
  const [only] = attachments
  if (only === undefined) return []
  if (attachments.length === 1) return [EMPTY, paragraph(run(`附件：${only}`, TEXT), LINE + INDENTED)]
  const lines = attachments.map((name, index) => `${index === 0 ? '附件：' : '　　　'}${index + 1}．${name}`)
  return [EMPTY, ...lines.map(line => paragraph(run(line, TEXT), LINE + INDENTED))]
}

/** The date stands four characters from the right, the office in the middle above it; the seal lies over both. */
const signatureOf = ({ office, date, seal }: Sheet): string[] => [
  EMPTY,
  EMPTY,
  paragraph(run(office, TEXT), LINE + fromRight(Math.max(0, FREE + (widthOf(date) - widthOf(office)) / 2))),
  paragraph(run(date, TEXT) + (seal ? `<w:r>${pictureOver(date)}</w:r>` : ''), LINE + fromRight(FREE)),
]

const FREE = 4
const fromRight = (characters: number): string =>
  `<w:ind w:rightChars="${Math.round(characters * 100)}" w:right="${Math.round(characters * 320)}"/><w:jc w:val="right"/>`

/** In characters; a digit is half of one. */
const widthOf = (text: string): number => text.length - (text.match(/[ -~]/g)?.length ?? 0) / 2

/** 42 mm wide, behind the text, in units of 1/36000 mm: its middle is that of the date. */
const SEAL_SIZE = 1_512_000
const TEXT_WIDTH = 5_616_000
const sealLeft = (date: string): number =>
  Math.round(TEXT_WIDTH * (1 - (FREE + widthOf(date) / 2) / 28) - SEAL_SIZE / 2)

const pictureOver = (date: string): string =>
  '<w:drawing><wp:anchor distT="0" distB="0" distL="0" distR="0" simplePos="0" relativeHeight="1" behindDoc="1" ' +
  'locked="1" layoutInCell="1" allowOverlap="1"><wp:simplePos x="0" y="0"/>' +
  `<wp:positionH relativeFrom="column"><wp:posOffset>${sealLeft(date)}</wp:posOffset></wp:positionH>` +
  '<wp:positionV relativeFrom="paragraph"><wp:posOffset>-900000</wp:posOffset></wp:positionV>' +
  `<wp:extent cx="${SEAL_SIZE}" cy="${SEAL_SIZE}"/><wp:wrapNone/><wp:docPr id="1" name="seal" descr="印章"/>` +
  '<a:graphic><a:graphicData uri="http://schemas.openxmlformats.org/drawingml/2006/picture"><pic:pic>' +
  '<pic:nvPicPr><pic:cNvPr id="1" name="seal"/><pic:cNvPicPr/></pic:nvPicPr>' +
  '<pic:blipFill><a:blip r:embed="rId5"/><a:stretch><a:fillRect/></a:stretch></pic:blipFill>' +
  `<pic:spPr><a:xfrm><a:off x="0" y="0"/><a:ext cx="${SEAL_SIZE}" cy="${SEAL_SIZE}"/></a:xfrm>` +
  '<a:prstGeom prst="rect"><a:avLst/></a:prstGeom></pic:spPr></pic:pic></a:graphicData></a:graphic></wp:anchor></w:drawing>'

/** 版记: to whom copies go, who has it printed and when, between rules. */
const imprintOf = ({ copies, office, date }: Sheet): string[] => [
  EMPTY,
  ...(copies.length > 0 ? [paragraph(run(`抄送：${copies.join('，')}。`, SMALL), LINE + MARGINS, TOP_RULE)] : []),
  paragraph(
    `${run(office, SMALL)}<w:r><w:tab/></w:r>${run(`${date}印发`, SMALL)}`,
    `<w:tabs><w:tab w:val="right" w:pos="8564"/></w:tabs>${LINE}${MARGINS}`,
    RULES,
  ),
]

const MARGINS = '<w:ind w:leftChars="100" w:left="280" w:rightChars="100" w:right="280"/>'
const rule = (place: string) => `<w:${place} w:val="single" w:sz="8" w:space="1" w:color="000000"/>`
const TOP_RULE = `<w:pBdr>${rule('top')}</w:pBdr>`
const RULES = `<w:pBdr>${rule('top')}${rule('bottom')}</w:pBdr>`

/** Like — 1 —, one character from the margin. */
export const footerOf = (side: 'left' | 'right'): string =>
  `<w:ftr ${NAMESPACES}><w:p><w:pPr><w:ind w:${side}Chars="100" w:${side}="280"/><w:jc w:val="${side}"/></w:pPr>` +
  `${run('— ', PAGE_NUMBER)}<w:fldSimple w:instr="PAGE">${run('1', PAGE_NUMBER)}</w:fldSimple>${run(' —', PAGE_NUMBER)}</w:p></w:ftr>`

/** Borders come first in the properties of a paragraph. */
const paragraph = (content: string, properties: string, borders = ''): string =>
  `<w:p><w:pPr>${borders}${properties}</w:pPr>${content}</w:p>`

const run = (text: string, { font, size, red }: Face): string =>
  `<w:r><w:rPr><w:rFonts w:ascii="${font}" w:hAnsi="${font}" w:eastAsia="${font}" w:hint="eastAsia"/>` +
  `${red ? '<w:color w:val="FF0000"/>' : ''}<w:sz w:val="${size}"/></w:rPr><w:t xml:space="preserve">${escaped(text)}</w:t></w:r>`

const escaped = (text: string): string => text.replaceAll('&', '&amp;').replaceAll('<', '&lt;').replaceAll('>', '&gt;')
