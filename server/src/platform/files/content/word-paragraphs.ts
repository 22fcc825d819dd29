/** A paragraph of a Word file: its words, and where a reader finds it. */
export interface Placed {
  readonly text: string
  readonly place: string
}

/** What opens, closes and says something in the XML of a part. */
const TOKENS = /<(\/?)w:(tbl|tr|tc|p|txbxContent|t|tab|br|cr)(?=[\s/>])[^>]*?(\/?)>([^<]*)/g

interface Table {
  readonly no: number
  row: number
  cell: number
}

/** The paragraphs of a part in their order; those of a text box stand after the paragraph that it hangs on. */
export function paragraphsOf(xml: string, part: string): Placed[] {
  const reader = new Reader(part)
  for (const [, closing, name = '', empty, text = ''] of xml.matchAll(TOKENS)) {
    if (name === 't') reader.say(closing || empty ? '' : text)
    else if (name === 'tab' || name === 'br' || name === 'cr') reader.say(' ')
    else if (closing) reader.end(name)
    else if (!empty) reader.begin(name)
    else if (name === 'p') reader.skip()
  }
  return reader.found
}

class Reader {
  readonly found: Placed[] = []
  private readonly open: { text: string; readonly place: string }[] = []
  private readonly tables: Table[] = []
  private paragraphs = 0
  private tableCount = 0
  private boxes = 0

  constructor(private readonly part: string) {}

  begin(name: string): void {
    const table = this.tables.at(-1)
    if (name === 'tbl') this.tables.push({ no: ++this.tableCount, row: 0, cell: 0 })
    else if (name === 'tr' && table) {
      table.row++
      table.cell = 0
    } else if (name === 'tc' && table) table.cell++
    else if (name === 'txbxContent') this.boxes++
    else if (name === 'p') this.open.push({ text: '', place: this.nextPlace() })
  }

  end(name: string): void {
    if (name === 'tbl') this.tables.pop()
    else if (name === 'txbxContent') this.boxes--
    else if (name === 'p') this.found.push(...this.open.splice(-1))
  }

  skip(): void {
    this.nextPlace()
  }

  say(text: string): void {
    const paragraph = this.open.at(-1)
    if (paragraph) paragraph.text += unescaped(text)
  }

  private nextPlace(): string {
    const table = this.tables[0]
    if (this.boxes > 0) return `${this.part}文本框`
    if (table) return `${this.part}第${table.no}个表格第${table.row}行第${table.cell}列`
    this.paragraphs++
    return this.part === '正文' ? `正文第${this.paragraphs}段` : this.part
  }
}

const unescaped = (text: string): string =>
  text
    .replaceAll('&lt;', '<')
    .replaceAll('&gt;', '>')
    .replaceAll('&quot;', '"')
    .replaceAll('&apos;', "'")
    .replaceAll('&amp;', '&')
