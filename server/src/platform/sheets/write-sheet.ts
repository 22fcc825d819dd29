import PizZip from 'pizzip'

export type Cell = string | number

/** A row of a worksheet: texts stand in their cells and are never formulas. */
export const sheetRow = (cells: readonly Cell[]): string => `<row>${cells.map(sheetCell).join('')}</row>`

const sheetCell = (cell: Cell): string =>
  typeof cell === 'number'
    ? `<c><v>${cell}</v></c>`
    : `<c t="inlineStr"><is><t xml:space="preserve">${escaped(cell)}</t></is></c>`

const ENTITIES: Readonly<Record<string, string>> = { '&': '&amp;', '<': '&lt;', '>': '&gt;' }
/** What XML 1.0 cannot hold: control characters, halves of a pair, the two that are no characters. */
const NOT_IN_XML = /[^\t\n\r\u{20}-\u{d7ff}\u{e000}-\u{fffd}\u{10000}-\u{10ffff}]/gu
/** Characters that a cell holds. */
const MOST = 32_767

const escaped = (text: string): string =>
  text
    .slice(0, MOST)
    .replace(NOT_IN_XML, '')
    .replace(/[&<>]/g, character => ENTITIES[character] ?? '')

export interface SheetEnds {
  readonly columns: readonly { readonly heading: string; readonly width?: number }[]
  /** Above the headings. */
  readonly title?: string | undefined
  /** In place of one row of headings. */
  readonly heads?: readonly (readonly Cell[])[]
  /** Cells that are one, like A1:C1. */
  readonly merged?: readonly string[]
  /** Who exported it and when, below the rows and on each printed page. */
  readonly origin: string
}

const MAIN = 'http://schemas.openxmlformats.org/spreadsheetml/2006/main'
/** Characters. */
const WIDTH = 18

/** What stands before the rows: title and headings stay in sight. */
export function sheetHead({ columns, title, heads: own = [columns.map(({ heading }) => heading)] }: SheetEnds): string {
  const heads = [...(title ? [[title]] : []), ...own]
  const below = heads.length
  return (
    `<?xml version="1.0" encoding="UTF-8" standalone="yes"?><worksheet xmlns="${MAIN}">` +
    '<sheetPr><pageSetUpPr fitToPage="1"/></sheetPr><sheetViews><sheetView workbookViewId="0">' +
    `<pane ySplit="${below}" topLeftCell="A${below + 1}" activePane="bottomLeft" state="frozen"/>` +
    `</sheetView></sheetViews><sheetFormatPr defaultRowHeight="15" defaultColWidth="${WIDTH}"/>` +
    `<cols>${columns.map(widthOf).join('')}</cols><sheetData>${heads.map(sheetRow).join('')}`
  )
}

const widthOf = ({ width = WIDTH }: { readonly width?: number }, at: number): string =>
  `<col min="${at + 1}" max="${at + 1}" width="${width}" customWidth="1"/>`

export const sheetFoot = ({ origin, merged = [] }: SheetEnds): string =>
  `${sheetRow([origin])}</sheetData>${mergedCells(merged)}<pageSetup orientation="landscape" fitToHeight="0"/>` +
  `<headerFooter><oddFooter>&amp;L${escaped(origin.replaceAll('&', '&&'))}&amp;R第&amp;P页</oddFooter></headerFooter></worksheet>`

const mergedCells = (ranges: readonly string[]): string =>
  ranges.length > 0 ? `<mergeCells>${ranges.map(range => `<mergeCell ref="${range}"/>`).join('')}</mergeCells>` : ''

const XML = '<?xml version="1.0" encoding="UTF-8" standalone="yes"?>'
const PACKAGE = 'http://schemas.openxmlformats.org/package/2006'
const OFFICE = 'http://schemas.openxmlformats.org/officeDocument/2006/relationships'
const SHEET_TYPE = 'application/vnd.openxmlformats-officedocument.spreadsheetml'

/** The parts of a workbook beside its one sheet (ECMA-376). */
export const WORKBOOK_PARTS = (sheetName: string): Readonly<Record<string, string>> => ({
  '[Content_Types].xml':
    `${XML}<Types xmlns="${PACKAGE}/content-types"><Default Extension="xml" ContentType="application/xml"/>` +
    `<Default Extension="rels" ContentType="application/vnd.openxmlformats-package.relationships+xml"/>` +
    `<Override PartName="/xl/workbook.xml" ContentType="${SHEET_TYPE}.sheet.main+xml"/>` +
    `<Override PartName="/xl/worksheets/sheet1.xml" ContentType="${SHEET_TYPE}.worksheet+xml"/></Types>`,
  '_rels/.rels': relations(`${OFFICE}/officeDocument`, 'xl/workbook.xml'),
  'xl/workbook.xml':
    `${XML}<workbook xmlns="${MAIN}" xmlns:r="${OFFICE}"><sheets>` +
    `<sheet name="${escaped(sheetName).replaceAll('"', '')}" sheetId="1" r:id="rId1"/></sheets></workbook>`,
  'xl/_rels/workbook.xml.rels': relations(`${OFFICE}/worksheet`, 'worksheets/sheet1.xml'),
})

function relations(type: string, target: string): string {
  const relation = `<Relationship Id="rId1" Type="${type}" Target="${target}"/>`
  return `${XML}<Relationships xmlns="${PACKAGE}/relationships">${relation}</Relationships>`
}

/** A small .xlsx at once; what may have many rows is streamed instead. */
export function workbookOf(sheetName: string, ends: SheetEnds, rows: readonly (readonly Cell[])[]): Buffer {
  const zip = new PizZip()
  for (const [name, text] of Object.entries(WORKBOOK_PARTS(sheetName))) zip.file(name, text)
  zip.file('xl/worksheets/sheet1.xml', sheetHead(ends) + rows.map(sheetRow).join('') + sheetFoot(ends))
  return zip.generate({ type: 'nodebuffer', compression: 'DEFLATE' })
}
