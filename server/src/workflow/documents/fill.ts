import Docxtemplater from 'docxtemplater'
import PizZip from 'pizzip'
import { refuseRule } from '../../platform/refusal'

/**
 * Fills a .docx: `${名称}` becomes the value of that name, nothing where there is none. A value is never a template. A
 * file that the province has put in the place of a delivered one may be none either.
 */
export function fill(fileName: string, content: Buffer, values: Readonly<Record<string, string>>): Buffer {
  try {
    const document = new Docxtemplater(new PizZip(content), {
      delimiters: { start: '${', end: '}' },
      linebreaks: true,
      errorLogging: false,
      nullGetter: () => '',
    })
    document.render(values)
    return document.getZip().generate({ type: 'nodebuffer', compression: 'DEFLATE' })
  } catch (error) {
    return refuseRule(`文书模板“${fileName}”无法使用，请联系管理员检查：${error instanceof Error ? error.message : ''}`)
  }
}
