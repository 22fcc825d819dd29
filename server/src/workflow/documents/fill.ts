import Docxtemplater from 'docxtemplater'
import PizZip from 'pizzip'

/** Fills a .docx: `${名称}` becomes the value of that name, nothing where there is none. A value is never a template. */
export function fillDocx(template: Buffer, values: Readonly<Record<string, string>>): Buffer {
  const document = new Docxtemplater(new PizZip(template), {
    delimiters: { start: '${', end: '}' },
    linebreaks: true,
    nullGetter: () => '',
  })
  document.render(values)
  return document.getZip().generate({ type: 'nodebuffer', compression: 'DEFLATE' })
}
