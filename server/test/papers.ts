import PizZip from 'pizzip'
import type { Portal } from './portal'

/** The words of a paper (.docx), each paragraph a line. */
export async function paperWords({ db, services }: Pick<Portal, 'db' | 'services'>, fileId: string): Promise<string[]> {
  const { sha256 } = await db.selectFrom('file').where('id', '=', fileId).select('sha256').executeTakeFirstOrThrow()
  const chunks: Buffer[] = []
  const content = await services.files.open(sha256)
  for await (const chunk of content as AsyncIterable<Buffer>) chunks.push(chunk)
  const xml = new PizZip(Buffer.concat(chunks)).file('word/document.xml')?.asText() ?? ''
  const plain = (text: string) => text.replaceAll(/<w:br\/>/g, '\n').replaceAll(/<[^>]+>/g, '')
  return xml.split('</w:p>').map(part => unescaped(plain(part)))
}

const unescaped = (text: string) => text.replaceAll('&lt;', '<').replaceAll('&gt;', '>').replaceAll('&amp;', '&')
