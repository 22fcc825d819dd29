import type { Filled } from './fill'
import { cellOf, type Look, type Paragraph, type Rule, type Run, textOf } from './layout'
import { LINE, MARGIN_TWIPS, PAGE_TWIPS, SEAL, SEAL_ABOVE, SIZE, TEXT_AREA } from './measures'
import { lengthOf, type Width } from './runs'

export const NAMESPACES =
  'xmlns:w="http://schemas.openxmlformats.org/wordprocessingml/2006/main" ' +
  'xmlns:r="http://schemas.openxmlformats.org/officeDocument/2006/relationships" ' +
  'xmlns:wp="http://schemas.openxmlformats.org/drawingml/2006/wordprocessingDrawing" ' +
  'xmlns:a="http://schemas.openxmlformats.org/drawingml/2006/main" ' +
  'xmlns:pic="http://schemas.openxmlformats.org/drawingml/2006/picture"'

/** Of 225 mm 22 lines have 579 twentieths of a point each. */
const twips = (points: number): number => Math.floor(points * 20 + 0.001)

const attributesOf = (measures: Readonly<Record<string, number>>): string =>
  Object.entries(measures)
    .map(([name, twips]) => `${name}="${twips}"`)
    .join(' ')

/**
 * A4 with margins of 37, 35, 28 and 26 mm, so that the text has 156 × 225 mm; 28 characters of 3号 fit into a line when
 * each is 0.2 points narrower (849 of 4096).
 */
export const PAGE =
  '<w:sectPr><w:footerReference w:type="default" r:id="rId3"/><w:footerReference w:type="even" r:id="rId4"/>' +
  `<w:pgSz ${attributesOf(PAGE_TWIPS)}/>` +
  `<w:pgMar ${attributesOf(MARGIN_TWIPS)} w:header="851" w:footer="1588" w:gutter="0"/>` +
  `<w:docGrid w:type="linesAndChars" w:linePitch="${twips(LINE)}" w:charSpace="-849"/></w:sectPr>`

/** A paragraph as Word has it; the date of a sealed document has the seal behind it. */
export function paragraphXml(paragraph: Filled | Paragraph, more: { readonly seal?: string } = {}): string {
  return `<w:p><w:pPr>${propertiesOf(paragraph)}</w:pPr>${paragraph.runs.map(runXml).join('')}${more.seal ?? ''}</w:p>`
}

const ALIGNED = { left: 'left', centre: 'center', right: 'right', both: 'both' } as const

function propertiesOf(paragraph: Filled | Paragraph): string {
  const { align, line, before, after, top, bottom, turns, look, runs } = paragraph
  const space = `${before > 0 ? ` w:before="${twips(before)}"` : ''}${after > 0 ? ` w:after="${twips(after)}"` : ''}`
  const borders = `${top ? ruleXml('top', top) : ''}${bottom ? ruleXml('bottom', bottom) : ''}`
  const tab = textOf(paragraph).includes('\t')
    ? `<w:tabs><w:tab w:val="right" w:pos="${twips(TEXT_AREA.width - paragraph.right)}"/></w:tabs>`
    : ''
  return [
    'keepNext' in paragraph && paragraph.keepNext ? '<w:keepNext/>' : '',
    turns ? '<w:pageBreakBefore/>' : '',
    borders && `<w:pBdr>${borders}</w:pBdr>`,
    tab,
    `<w:spacing w:line="${twips(line)}" w:lineRule="exact"${space}/>`,
    indentXml(paragraph),
    `<w:jc w:val="${ALIGNED[align]}"/>`,
    runs.length === 0 ? `<w:rPr>${lookXml(look)}</w:rPr>` : '',
  ].join('')
}

const ruleXml = (place: string, { width, space, red }: Rule): string =>
  `<w:${place} w:val="single" w:sz="${Math.round(width * 8)}" w:space="${Math.round(space)}" w:color="${red ? 'FF0000' : '000000'}"/>`

/** In characters, too, where it is whole ones: so it is read by who changes it. */
function indentXml({ first, left, right, runs, look }: Paragraph): string {
  const cell = cellOf(runs[0] ?? look)
  const part = (name: string, points: number) => {
    if (points < 0.05) return ''
    const characters = (points / cell) * 100
    const whole = Math.abs(characters - Math.round(characters / 50) * 50) < 0.5
    return `${whole ? ` w:${name}Chars="${Math.round(characters)}"` : ''} w:${name}="${Math.round(points * 20)}"`
  }
  const parts = part('left', left) + part('right', right)
  const all = parts + (first >= left ? part('firstLine', first - left) : part('hanging', left - first))
  return all && `<w:ind${all}/>`
}

const runXml = (run: Run): string =>
  run.text
    .split(/([\t\n])/)
    .filter(text => text !== '')
    .map(text => `<w:r><w:rPr>${lookXml(run)}</w:rPr>${contentXml(text)}</w:r>`)
    .join('')

function contentXml(text: string): string {
  if (text === '\t') return '<w:tab/>'
  return text === '\n' ? '<w:br/>' : `<w:t xml:space="preserve">${escaped(text)}</w:t>`
}

const lookXml = ({ font, size, bold, red }: Look): string =>
  `<w:rFonts w:ascii="${font}" w:hAnsi="${font}" w:eastAsia="${font}" w:hint="eastAsia"/>` +
  `${bold ? '<w:b/>' : ''}${red ? '<w:color w:val="FF0000"/>' : ''}<w:sz w:val="${size * 2}"/>`

const escaped = (text: string): string => text.replaceAll('&', '&amp;').replaceAll('<', '&lt;').replaceAll('>', '&gt;')

/** Units of 1/36000 mm to the point. */
const EMU = 12_700

/** The seal in the middle of a date, behind it. */
export function sealXml(date: Filled, width: Width): string {
  const middle = middleOf(date, width)
  const size = Math.round(SEAL * EMU)
  const [x, y] = [middle - SEAL / 2, -SEAL_ABOVE - SEAL / 2].map(points => Math.round(points * EMU))
  return (
    '<w:r><w:drawing><wp:anchor distT="0" distB="0" distL="0" distR="0" simplePos="0" relativeHeight="1" behindDoc="1" ' +
    'locked="1" layoutInCell="1" allowOverlap="1"><wp:simplePos x="0" y="0"/>' +
    `<wp:positionH relativeFrom="column"><wp:posOffset>${x}</wp:posOffset></wp:positionH>` +
    `<wp:positionV relativeFrom="paragraph"><wp:posOffset>${y}</wp:posOffset></wp:positionV>` +
    `<wp:extent cx="${size}" cy="${size}"/><wp:wrapNone/><wp:docPr id="1" name="seal" descr="印章"/>` +
    '<a:graphic><a:graphicData uri="http://schemas.openxmlformats.org/drawingml/2006/picture"><pic:pic>' +
    '<pic:nvPicPr><pic:cNvPr id="1" name="seal"/><pic:cNvPicPr/></pic:nvPicPr>' +
    '<pic:blipFill><a:blip r:embed="rId5"/><a:stretch><a:fillRect/></a:stretch></pic:blipFill>' +
    `<pic:spPr><a:xfrm><a:off x="0" y="0"/><a:ext cx="${size}" cy="${size}"/></a:xfrm>` +
    '<a:prstGeom prst="rect"><a:avLst/></a:prstGeom></pic:spPr></pic:pic></a:graphicData></a:graphic></wp:anchor></w:drawing></w:r>'
  )
}

function middleOf({ runs, align, first, right }: Filled, width: Width): number {
  const long = lengthOf(runs, width)
  if (align === 'right') return TEXT_AREA.width - right - long / 2
  return align === 'centre' ? (TEXT_AREA.width - right + first) / 2 : first + long / 2
}

/** Like — 1 —, one character from the margin. */
export const footerXml = (side: 'left' | 'right'): string =>
  `<w:ftr ${NAMESPACES}><w:p><w:pPr><w:ind w:${side}Chars="100" w:${side}="280"/><w:jc w:val="${side}"/></w:pPr>` +
  `${numberRun('— ')}<w:fldSimple w:instr="PAGE">${numberRun('1')}</w:fldSimple>${numberRun(' —')}</w:p></w:ftr>`

const numberRun = (text: string): string =>
  '<w:r><w:rPr><w:rFonts w:ascii="宋体" w:hAnsi="宋体" w:eastAsia="宋体" w:hint="eastAsia"/>' +
  `<w:sz w:val="${SIZE.small * 2}"/></w:rPr><w:t xml:space="preserve">${text}</w:t></w:r>`
