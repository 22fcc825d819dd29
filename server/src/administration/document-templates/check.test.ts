import { OWN_TEMPLATE, samplesFor, TEMPLATE_TEXTS as TEXTS } from '@portal/shared-lib/contract/rules/document-template'
import PizZip from 'pizzip'
import { paragraphXml, partXml, wordFile } from '../../../test/word-files'
import { deliveredLayout } from '../../workflow/documents/delivered'
import { fill } from '../../workflow/documents/fill'
import { docxOf } from '../../workflow/documents/layout'
import { checkTemplate } from './check'

const hole = (name: string) => `$\{${name}}`
const SIGNED = [hole('办理机关'), hole('成文日期')]
const KINDS = Array.from({ length: 25 }, (_, index) => String(index + 1).padStart(2, '0'))
const document = (body: string) => ({ 'word/document.xml': partXml('document', body) })

const problemsOf = (file: Buffer, templateId = '01') =>
  checkTemplate(templateId, file).problems.map(({ text, place }) => `${place}：${text}`)
const onlyProblem = (file: Buffer) => {
  const { problems, names } = checkTemplate('01', file)
  expect(names).toEqual([])
  expect(problems).toHaveLength(1)
  return problems[0]?.text
}
const relation = (kind: string) => ({
  'word/_rels/document.xml.rels': `<Relationships><Relationship Id="1" Type="http://x/${kind}" Target="http://10.0.0.1/a" TargetMode="External"/></Relationships>`,
})
const field = (...parts: string[]) =>
  `<w:p><w:r><w:fldChar w:fldCharType="begin"/></w:r>${parts.map(part => `<w:r><w:instrText>${part}</w:instrText></w:r>`).join('')}</w:p>`

describe('The check of a template', () => {
  it.each(KINDS)('finds nothing wrong with the delivered template %s', id => {
    expect(problemsOf(docxOf(deliveredLayout(id, '文书')), id)).toEqual([])
  })

  it('names each unknown placeholder with where it stands', () => {
    const table = `<w:tbl><w:tr><w:tc>${paragraphXml('编号')}</w:tc><w:tc>${paragraphXml(hole('编号'))}</w:tc></w:tr></w:tbl>`
    const parted =
      '<w:p><w:pPr/><w:r><w:t>称：$</w:t></w:r><w:r><w:t>{信访</w:t></w:r><w:proofErr/><w:r><w:t>入}</w:t></w:r></w:p>'
    const body = `${paragraphXml('标题')}<w:p/>${parted}${table}${SIGNED.map(paragraphXml).join('')}`
    const file = wordFile([], {
      ...document(body),
      'word/header1.xml': partXml('hdr', paragraphXml(hole('机关'))),
      'word/footnotes.xml': partXml('footnotes', paragraphXml(hole('文号'))),
    })
    expect(problemsOf(file)).toEqual([
      `正文第3段：${TEXTS.unknown('信访入')}`,
      `正文第1个表格第1行第2列：${TEXTS.unknown('编号')}`,
      `页眉：${TEXTS.unknown('机关')}`,
      `脚注：${TEXTS.unfilled}`,
    ])
  })

  it('says what is not closed, and takes no loops or other commands of the library', () => {
    expect(problemsOf(wordFile(['共${信访人', hole('#信访人'), hole('/信访人'), ...SIGNED]))).toEqual([
      `正文第1段：${TEXTS.unclosed('${信访人')}`,
      `正文第2段：${TEXTS.unknown('#信访人')}`,
      `正文第3段：${TEXTS.unknown('/信访人')}`,
    ])
  })

  it('says a text box once, which Word writes twice', () => {
    const box = `<w:txbxContent>${paragraphXml(hole('章'))}</w:txbxContent>`
    const body = `<w:p><w:r><mc:AlternateContent><mc:Choice>${box}</mc:Choice><mc:Fallback>${box}</mc:Fallback></mc:AlternateContent></w:r></w:p>`
    expect(problemsOf(wordFile([], document(body + SIGNED.map(paragraphXml).join(''))))).toEqual([
      `正文文本框：${TEXTS.unknown('章')}`,
    ])
  })

  it('asks for what the law wants in an opinion, and knows what a kind of document has not', () => {
    const required = ['信访请求', '事实和理由', '处理意见', '法律依据', '救济途径', '文号']
    expect(problemsOf(wordFile(SIGNED), '06')).toEqual(required.map(name => `：${TEXTS.missing(name)}`))
    expect(problemsOf(wordFile([hole('听证地点'), ...SIGNED]), '12')).toEqual([])
    expect(problemsOf(wordFile([hole('听证地点'), ...SIGNED]), '20')).toEqual([
      `正文第1段：${TEXTS.unknown('听证地点')}`,
    ])
  })

  it('refuses macros, objects, what is outside of it, and fields that fetch something', () => {
    expect(onlyProblem(wordFile(SIGNED, { 'word/vbaProject.bin': 'x' }))).toBe(TEXTS.macros('word/vbaProject.bin'))
    const types = '<Types>application/vnd.ms-word.document.macroEnabled.main+xml</Types>'
    expect(onlyProblem(wordFile(SIGNED, { '[Content_Types].xml': types }))).toBe(TEXTS.macros('macroEnabled'))
    expect(onlyProblem(wordFile(SIGNED, { 'word/embeddings/a.xlsx': 'x' }))).toBe(
      TEXTS.embedded('word/embeddings/a.xlsx'),
    )
    expect(onlyProblem(wordFile([], document('<w:altChunk r:id="1"/>')))).toBe(TEXTS.embedded('altChunk'))
    expect(onlyProblem(wordFile(SIGNED, relation('image')))).toBe(TEXTS.outside('http://10.0.0.1/a'))
    expect(problemsOf(wordFile(SIGNED, relation('hyperlink')))).toEqual([])
    expect(onlyProblem(wordFile([], document(field(' inc', 'ludetext "c:/a" '))))).toBe(TEXTS.field('includetext'))
    expect(problemsOf(wordFile([], document(field('PAGE') + SIGNED.map(paragraphXml).join(''))))).toEqual([])
  })

  it('refuses what is no Word file, and none of its parts is read where one is broken', () => {
    const whole = wordFile(SIGNED)
    expect(onlyProblem(Buffer.from('text'))).toBe(TEXTS.notWord)
    expect(onlyProblem(Buffer.alloc(0))).toBe(TEXTS.notWord)
    expect(onlyProblem(whole.subarray(0, -30))).toBe(TEXTS.notWord)
    for (let at = 0; at < whole.length; at += 7) {
      const broken = Buffer.from(whole)
      broken[at] = (broken[at] ?? 0) ^ 0xff
      expect(() => checkTemplate('01', broken)).not.toThrow()
    }
    const entity = '<!DOCTYPE a [<!ENTITY b "c">]><w:document/>'
    expect(onlyProblem(wordFile([], { 'word/document.xml': entity }))).toBe(TEXTS.notWord)
    expect(onlyProblem(wordFile(SIGNED, { '../up.xml': 'x' }))).toBe(TEXTS.notWord)
  })

  it('unpacks no more than an office needs, whatever a zip says of itself', () => {
    const bomb = wordFile(SIGNED, { 'word/media/a.xml': '0'.repeat(30_000_000) })
    expect(bomb.length).toBeLessThan(100_000)
    expect(onlyProblem(bomb)).toBe(TEXTS.swollen)
    const lied = Buffer.from(bomb)
    for (let at = 0; at < lied.length - 4; at++) if (lied.readUInt32LE(at) === 30_000_000) lied.writeUInt32LE(1000, at)
    expect(onlyProblem(lied)).toBe(TEXTS.notWord)
    const many = Object.fromEntries(Array.from({ length: 300 }, (_, at) => [`word/${at}.xml`, 'x']))
    expect(onlyProblem(wordFile(SIGNED, many))).toBe(TEXTS.swollen)
    expect(onlyProblem(Buffer.alloc(OWN_TEMPLATE.bytes + 1))).toBe(TEXTS.tooLarge)
  })

  it('keeps the page and the lines of GB/T 9704 that a template has', () => {
    const { content } = checkTemplate('06', docxOf(deliveredLayout('06', '信访事项处理意见书')))
    const xml = new PizZip(fill('', content, samplesFor('06'))).file('word/document.xml')?.asText() ?? ''
    expect(xml).toContain('<w:pgSz w:w="11906" w:h="16838"/>')
    expect(xml).toMatch(/<w:pgMar w:top="2098" w:bottom="1984" w:left="1588" w:right="1474"/)
    expect(new Set(xml.match(/w:line="\d+"/g))).toEqual(new Set(['w:line="700"', 'w:line="560"']))
    expect(new Set(xml.match(/<w:sz w:val="\d+"/g))).toEqual(new Set(['<w:sz w:val="44"', '<w:sz w:val="32"']))
    expect(xml).not.toContain('${')
  })

  it('packs anew what it has looked at, alike each time', () => {
    const file = Buffer.concat([wordFile(SIGNED)])
    const { content } = checkTemplate('01', file)
    expect(checkTemplate('01', content)).toEqual({ content, names: ['办理机关', '成文日期'], problems: [] })
  })
})
