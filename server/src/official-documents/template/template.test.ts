import { TEMPLATE_TEXTS } from '@portal/shared-lib/contract/rules/document-template'
import { OFFICIAL_SAMPLES, LAYOUT_TEXTS as TEXTS } from '@portal/shared-lib/contract/rules/official-template'
import PizZip from 'pizzip'
import { partXml, wordFile } from '../../../test/word-files'
import { templateOf } from '../paper/docx'
import type { Layout } from '../paper/layout'
import { STANDARD } from '../paper/standard'
import { checkOfficialTemplate } from './check'
import { readLayout } from './read'

const hole = (name: string) => `$\{${name}}`
const partsOf = (file: Buffer) => {
  const zip = new PizZip(file)
  return new Map(Object.keys(zip.files).map(name => [name, zip.file(name)?.asNodeBuffer() ?? Buffer.alloc(0)]))
}

/** To a twentieth of a point, as a Word file has it. */
const rounded = (layout: Layout | undefined) =>
  JSON.parse(JSON.stringify(layout), (_, value) => (typeof value === 'number' ? Math.round(value * 10) / 10 : value))

const changed = (change: (xml: string) => string) => {
  const parts = partsOf(templateOf(STANDARD))
  const xml = parts.get('word/document.xml')?.toString() ?? ''
  if (change(xml) === xml) throw new Error('nothing was changed')
  parts.set('word/document.xml', Buffer.from(change(xml)))
  return parts
}
const problemsOf = (change: (xml: string) => string) =>
  checkOfficialTemplate(changed(change)).problems.map(({ text, place }) => `${place}：${text}`)
const said = (text: string) => (xml: string) => xml.replace('</w:p>', `</w:p>${text}`)
const inBody = (xml: string) => (document: string) =>
  document.replace(`<w:t xml:space="preserve">${hole('标题')}`, `${xml}$&`)

describe('A template of official documents', () => {
  it('is read from the delivered Word file as it was written', () => {
    const read = readLayout(partsOf(templateOf(STANDARD)))
    expect(read?.problems).toEqual([])
    expect(rounded(read?.layout)).toEqual(rounded(STANDARD))
    const { names, problems } = checkOfficialTemplate(partsOf(templateOf(STANDARD)))
    expect(problems).toEqual([])
    expect(names.toSorted()).toEqual(
      Object.keys(OFFICIAL_SAMPLES)
        .filter(name => name !== '签发人')
        .toSorted(),
    )
  })

  it('follows styles, defaults and sizes in characters and lines, as Word keeps them', () => {
    const styles = `<w:styles><w:docDefaults><w:rPrDefault><w:rPr><w:rFonts w:eastAsia="仿宋"/><w:sz w:val="32"/></w:rPr></w:rPrDefault></w:docDefaults>
      <w:style w:type="paragraph" w:default="1" w:styleId="a"><w:pPr><w:jc w:val="both"/></w:pPr></w:style>
      <w:style w:type="paragraph" w:styleId="b"><w:basedOn w:val="a"/><w:pPr><w:ind w:firstLineChars="200" w:firstLine="999"/></w:pPr></w:style>
      <w:style w:type="character" w:styleId="c"><w:rPr><w:rFonts w:eastAsia="楷体"/><w:b/></w:rPr></w:style></w:styles>`
    const body =
      '<w:p><w:pPr><w:pStyle w:val="b"/><w:spacing w:beforeLines="100" w:line="360"/></w:pPr>' +
      '<w:r><w:rPr><w:rStyle w:val="c"/></w:rPr><w:t>楷体</w:t></w:r><w:r><w:rPr><w:b w:val="0"/><w:sz w:val="52"/></w:rPr><w:t>一号</w:t><w:br w:type="page"/><w:t>下页</w:t></w:r></w:p>'
    const read = readLayout(
      partsOf(wordFile([], { 'word/document.xml': partXml('document', body), 'word/styles.xml': styles })),
    )
    const [first, second] = rounded(read?.layout)
    expect(first).toMatchObject({ align: 'both', first: 31.6, before: 29, line: 43.5 })
    expect(first.runs).toEqual([
      { font: '楷体_GB2312', size: 16, bold: true, text: '楷体' },
      { font: '仿宋_GB2312', size: 26, text: '一号' },
    ])
    expect(second).toMatchObject({ turns: true, runs: [{ text: '下页' }] })
  })

  it.each([
    ['a table', said('<w:tbl><w:tr/></w:tbl>'), '正文第1段之后', TEXTS.cannot('表格', '请改为段落文字')],
    ['a content control', said('<w:sdt/>'), '正文第1段之后', TEXTS.cannot('内容控件和目录', '请删除后直接输入文字')],
    [
      'a picture',
      inBody('<w:drawing/>'),
      '正文第4段',
      TEXTS.cannot('图片、图形和文本框', '请删除；红线请用段落下边框'),
    ],
    [
      'a text box',
      inBody('<mc:AlternateContent/>'),
      '正文第4段',
      TEXTS.cannot('图片、图形和文本框', '请删除；红线请用段落下边框'),
    ],
    ['a footnote', inBody('<w:footnoteReference/>'), '正文第4段', TEXTS.cannot('脚注', '请删除')],
    ['a field', inBody('<w:fldChar w:fldCharType="begin"/>'), '正文第4段', TEXTS.cannot('域', '请删除后直接输入文字')],
    ['what nobody knows', inBody('<w:strange/>'), '正文第4段', TEXTS.cannot('这里的内容（w:strange）', '请删除')],
    ['a font', (xml: string) => xml.replaceAll('方正小标宋简体', '华文彩云'), '正文第2段', TEXTS.font('华文彩云')],
    ['a size', (xml: string) => xml.replace('<w:sz w:val="44"/>', '<w:sz w:val="41"/>'), '正文第4段', TEXTS.size(20.5)],
    [
      'a colour',
      (xml: string) => xml.replace('<w:color w:val="FF0000"/>', '<w:color w:val="0000FF"/>'),
      '正文第2段',
      TEXTS.colour,
    ],
    [
      'italics',
      (xml: string) => xml.replace('<w:sz w:val="44"/>', '<w:i/>$&'),
      '正文第4段',
      TEXTS.cannot('斜体', '请改为普通文字'),
    ],
    [
      'another alignment',
      (xml: string) => xml.replace('w:jc w:val="center"', 'w:jc w:val="distribute"'),
      '正文第2段',
      TEXTS.cannot('分散对齐', '请改为左对齐、居中、右对齐或者两端对齐'),
    ],
    [
      'numbering',
      (xml: string) => xml.replace('<w:jc', '<w:numPr><w:numId w:val="2"/></w:numPr>$&'),
      '正文第1段',
      TEXTS.cannot('自动编号和项目符号', '请直接输入编号'),
    ],
    ['a section', (xml: string) => xml.replace('<w:jc', '<w:sectPr/>$&'), '正文第1段', TEXTS.cannot('分节', '请删除')],
    [
      'a border',
      (xml: string) => xml.replace('w:bottom w:val="single"', 'w:bottom w:val="double"'),
      '正文第3段',
      TEXTS.rule,
    ],
    ['a tab', (xml: string) => xml.replace('w:tab w:val="right"', 'w:tab w:val="left"'), '正文第15段', TEXTS.tab],
    ['a line', (xml: string) => xml.replace('w:line="660"', 'w:line="2000"'), '正文第4段', TEXTS.line],
    [
      'an indent',
      (xml: string) => xml.replace('w:rightChars="400" w:right="1263"', 'w:right="9000"'),
      '正文第11段',
      TEXTS.length,
    ],
    ['other margins', (xml: string) => xml.replace('w:left="1588"', 'w:left="1800"'), '', TEXTS.page],
    [
      'columns',
      (xml: string) => xml.replace('<w:docGrid', '<w:cols w:num="2"/>$&'),
      '',
      TEXTS.cannot('分栏', '请改为一栏'),
    ],
    [
      'a revision',
      (xml: string) => xml.replace('</w:pPr>', '$&<w:ins><w:r><w:t>改</w:t></w:r></w:ins>'),
      '正文第1段',
      TEXTS.cannot('修订', '请接受全部修订'),
    ],
  ])('with %s is refused with its place and what to do', (_, change, place, text) => {
    expect(problemsOf(change)).toContain(`${place}：${text}`)
  })

  it.each(['发文机关', '文号', '标题', '正文', '抄送机关', '印发日期', '成文日期'])('without %s is refused', name => {
    expect(problemsOf(xml => xml.replaceAll(hole(name), '某'))).toContain(`：缺少必备的占位符“${hole(name)}”，请补上`)
  })

  it('is refused where an obligatory part stands where it may not, or is not red', () => {
    const swapped = (one: string, other: string) => (xml: string) =>
      xml.replace(hole(one), '@').replace(hole(other), hole(one)).replace('@', hole(other))
    expect(problemsOf(swapped('正文', '抄送机关'))).toContain(`：${TEXTS.imprintLast}`)
    expect(problemsOf(swapped('成文日期', '发文机关署名'))).toContain(`：${TEXTS.signatureFirst}`)
    expect(problemsOf(xml => xml.replace('<w:color w:val="FF0000"/>', ''))).toContain(`正文第2段：${TEXTS.red}`)
    expect(problemsOf(xml => xml.replace(hole('正文'), `正文：${hole('正文')}`))).toContain(
      `正文第7段：${TEXTS.ownParagraph('正文')}`,
    )
    expect(problemsOf(xml => xml.replace(hole('标题'), hole('成文日期') + hole('标题')))).toContain(
      `：${TEXTS.once('成文日期')}`,
    )
    expect(problemsOf(xml => xml.replace(hole('标题'), `${hole('标題')}${hole('标题')}`))[0]).toContain('标題')
  })

  it('may have a page number at its foot, and nothing else there or at its head', () => {
    for (const [path, text, allowed] of [
      ['word/footer3.xml', '— 1 —', true],
      ['word/footer3.xml', '内部资料', false],
      ['word/header1.xml', '机密', false],
    ] as const) {
      const parts = partsOf(templateOf(STANDARD))
      parts.set(path, Buffer.from(partXml('hdr', `<w:p><w:r><w:t>${text}</w:t></w:r></w:p>`)))
      expect(checkOfficialTemplate(parts).problems).toEqual(allowed ? [] : [{ text: TEXTS.header, place: '' }])
    }
  })

  it('is refused where it is too much, or nested too deep, and says the paragraph as Word counts it', () => {
    const tooLong = `：${TEXTS.tooLong}`
    expect(problemsOf(said('<w:p><w:r><w:t>段</w:t></w:r></w:p>'.repeat(100)))).toEqual([tooLong])
    expect(problemsOf(said(`<w:p><w:r><w:t>${'字'.repeat(5001)}</w:t></w:r></w:p>`))).toEqual([tooLong])
    const deep = `${'<w:smartTag>'.repeat(200)}${'</w:smartTag>'.repeat(200)}`
    expect(problemsOf(inBody(deep))).toEqual([`：${TEMPLATE_TEXTS.notWord}`])
    const look = '<w:rPr><w:rFonts w:eastAsia="仿宋"/><w:sz w:val="32"/></w:rPr>'
    const parted = `<w:p><w:r>${look}<w:t>一</w:t><w:br w:type="page"/><w:t>@</w:t></w:r></w:p>`
    const turned = (xml: string) => said(parted)(xml).replace('@', hole('二'))
    expect(problemsOf(turned)).toEqual([`正文第2段：${TEMPLATE_TEXTS.unknown('二')}`])
  })

  it.each(['', '<w:document>', '<a></b>', '<w:document><w:body><w:p></w:body></w:document>'])(
    'is refused where the file is none: %s',
    xml => {
      const { problems } = checkOfficialTemplate(new Map([['word/document.xml', Buffer.from(xml)]]))
      expect(problems).toHaveLength(1)
    },
  )
})
