import { errors } from '@portal/shared-lib/contract/errors'
import { preview, stage } from '@portal/shared-lib/contract/files'
import * as contract from '@portal/shared-lib/contract/knowledge-admin'
import PizZip from 'pizzip'
import { pictureOfPoint } from '../../../../test/pictures'
import { usePortal } from '../../../../test/portal'
import { partXml, wordFile } from '../../../../test/word-files'

const LAW = [
  '临江省渡口管理办法',
  '（2026年9月1日临江省人民政府令第12号公布）',
  '目　　录',
  '第一章　总则 1',
  '第二章　管理………2',
  '第一章　总则',
  '第一条　为了加强渡口管理，制定本办法。',
  '第二条　渡口分为下列两类：',
  '（一）公益性渡口；',
  '（二）经营性渡口 &amp; 其他。',
  '第二章　管理',
  '第三条　渡口应当配备救生设备。',
]
const NOT_WORD = '不是有效的 Word 文件（.docx），请用 Word 或 WPS 另存为 .docx 后再上传'

describe('The text of a Word file', () => {
  const portal = usePortal({ database: 'demo' })
  let [editor, other, reader] = [{ token: '' }, { token: '' }, { token: '' }]
  beforeAll(async () => {
    editor = { token: await portal.signInAs('xw18') }
    other = { token: await portal.signInAs('xw28') }
    reader = { token: await portal.signInAs('zs05') }
  })

  const upload = (content: Buffer, name = '办法.docx', by = editor) =>
    portal.answerTo(stage, {}, { ...by, file: { name, content: new Uint8Array(content) } })
  const read = async (content: Buffer) => portal.ask(contract.readTextFile, { uploadId: await upload(content) }, editor)
  const documentWith = (body: string) => wordFile([], { 'word/document.xml': partXml('document', body) })

  it('is divided into articles: title first, headings on their own, without the table of contents', async () => {
    const { data } = await read(wordFile(LAW))
    expect(data).toEqual({
      title: '临江省渡口管理办法',
      articles: [
        { no: '说明', text: '（2026年9月1日临江省人民政府令第12号公布）' },
        { no: '第一章', text: '总则' },
        { no: '第一条', text: '为了加强渡口管理，制定本办法。' },
        { no: '第二条', text: '渡口分为下列两类：\n（一）公益性渡口；\n（二）经营性渡口 & 其他。' },
        { no: '第二章', text: '管理' },
        { no: '第三条', text: '渡口应当配备救生设备。' },
      ],
    })
  })

  it('has no title where it begins with an article, and nothing of what was struck out', async () => {
    const struck =
      '<w:p><w:r><w:t>第一条　有效。</w:t></w:r><w:del><w:r><w:delText>作废</w:delText></w:r></w:del></w:p>'
    expect((await read(documentWith(struck))).data).toEqual({
      title: '',
      articles: [{ no: '第一条', text: '有效。' }],
    })
  })

  it('keeps headings, lists, tables, marks and pictures, which belong to whoever has read it', async () => {
    const run = (text: string, properties = '') => `<w:r><w:rPr>${properties}</w:rPr><w:t>${text}</w:t></w:r>`
    const line = (content: string, properties = '') => `<w:p><w:pPr>${properties}</w:pPr>${content}</w:p>`
    const item = (text: string, level: number) =>
      line(run(text), `<w:numPr><w:ilvl w:val="${level}"/><w:numId w:val="1"/></w:numPr>`)
    const drawing =
      '<w:p><w:r><w:drawing><wp:docPr xmlns:wp="wp" id="1" descr="流程"/><a:blip xmlns:a="a" xmlns:r="r" r:embed="rId7"/></w:drawing></w:r></w:p>'
    const cell = (text: string) => `<w:tc>${line(run(text))}</w:tc>`
    const body = [
      line(run('渡口办件指引')),
      line(run('办理流程', '<w:b/>'), '<w:pStyle w:val="2"/>'),
      line(run('先') + run('核对', '<w:b/><w:u w:val="single"/>') + run('登记', '<w:b w:val="0"/>')),
      ...[item('甲', 0), item('乙', 1), item('丙', 0)],
      `<w:tbl><w:tr>${cell('事项')}${cell('时限')}</w:tr></w:tbl>`,
      drawing,
    ].join('')
    const file = wordFile([], {
      'word/document.xml': partXml('document', body),
      'word/styles.xml': `<w:styles xmlns:w="w"><w:style w:styleId="2"><w:name w:val="heading 1"/></w:style></w:styles>`,
      'word/numbering.xml': `<w:numbering xmlns:w="w"><w:abstractNum w:abstractNumId="0"><w:lvl w:ilvl="0"><w:numFmt w:val="decimal"/></w:lvl><w:lvl w:ilvl="1"><w:numFmt w:val="bullet"/></w:lvl></w:abstractNum><w:num w:numId="1"><w:abstractNumId w:val="0"/></w:num></w:numbering>`,
      'word/_rels/document.xml.rels': `<Relationships><Relationship Id="rId7" Target="media/image1.png"/></Relationships>`,
      'word/media/image1.png': pictureOfPoint(),
    })
    const { data } = await read(file)
    const paragraph = (text: string) => ({ type: 'paragraph', content: [{ type: 'text', text }] })
    const picture = data?.articles[0]?.body?.at(-1)
    expect(data).toEqual({
      title: '渡口办件指引',
      articles: [
        {
          no: '办理流程',
          text: '先核对登记\n1. 甲\n乙\n2. 丙\n事项\t时限\n［图：流程］',
          body: [
            {
              type: 'paragraph',
              content: [
                { type: 'text', text: '先' },
                { type: 'text', text: '核对', marks: [{ type: 'bold' }, { type: 'underline' }] },
                { type: 'text', text: '登记' },
              ],
            },
            {
              type: 'orderedList',
              content: [
                {
                  type: 'listItem',
                  content: [
                    paragraph('甲'),
                    { type: 'bulletList', content: [{ type: 'listItem', content: [paragraph('乙')] }] },
                  ],
                },
                { type: 'listItem', content: [paragraph('丙')] },
              ],
            },
            {
              type: 'table',
              content: [
                {
                  type: 'tableRow',
                  content: ['事项', '时限'].map(text => ({ type: 'tableCell', content: [paragraph(text)] })),
                },
              ],
            },
            picture,
          ],
        },
      ],
    })
    const fileId = String(picture?.attrs?.file)
    expect(picture?.attrs?.alt).toBe('流程')
    expect((await portal.ask(preview, { fileId }, editor)).data).toMatchObject({ name: '图片1.png' })
    expect((await portal.ask(preview, { fileId }, other)).code).toBe(errors.notFound.code)
  })

  it('is read for those alone who administer the knowledge base, of what they have uploaded themselves', async () => {
    const uploadId = await upload(wordFile(LAW))
    const asked = (by: { token: string }) => portal.ask(contract.readTextFile, { uploadId }, by)
    expect((await asked(reader)).code).toBe(errors.forbidden.code)
    expect((await asked(other)).message).toBe('请上传 .docx 格式的 Word 文件')
    const picture = await upload(Buffer.from('%PDF-1.4 1'), '办法.pdf')
    const wrong = await portal.ask(contract.readTextFile, { uploadId: picture }, editor)
    expect(wrong.message).toBe('请上传 .docx 格式的 Word 文件')
    for (const bad of ["'--", '00000000-0000-4000-8000-000000000000'])
      expect((await portal.ask(contract.readTextFile, { uploadId: bad }, editor)).code).toBe(errors.rule.code)
  })

  it('is not read where the file holds none, or more articles than a document may', async () => {
    expect((await read(documentWith('<w:p/>'))).message).toBe('文件中没有文字，扫描件请先识别文字后粘贴正文')
    const many = await read(wordFile(Array.from({ length: 501 }, (_, at) => `第${at + 1}条 甲`)))
    expect(many.message).toBe('正文不能超过500条，文件中有501条')
  })

  it('is refused where the file names entities, swells or lies about what it holds', async () => {
    const entities = `<!DOCTYPE x [<!ENTITY a "b">]>${partXml('document', '')}`
    expect((await read(wordFile([], { 'word/document.xml': entities }))).message).toBe(NOT_WORD)
    const swelling = wordFile(LAW, { 'word/media/big.xml': ' '.repeat(21_000_000) })
    expect(swelling.length).toBeLessThan(100_000)
    expect((await read(swelling)).message).toBe('文件过大，请删除其中的图片后再上传，或直接粘贴正文')
    const leaving = wordFile(LAW, { '../../etc/passwd': 'x' })
    expect((await read(leaving)).message).toBe(NOT_WORD)
    const broken = wordFile(LAW)
    broken.writeUInt32LE(7, broken.lastIndexOf('PK\u0001\u0002', undefined, 'latin1') + 16)
    expect((await read(broken)).message).toBe(NOT_WORD)
    const empty = new PizZip()
    empty.file('[Content_Types].xml', 'x')
    empty.file('word/other.xml', 'x')
    expect((await read(empty.generate({ type: 'nodebuffer' }))).message).toBe(NOT_WORD)
  })
})
