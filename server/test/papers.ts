import PizZip from 'pizzip'
import type { Portal } from './portal'

type Kept = Pick<Portal, 'db' | 'services'>

/** What a file holds that is kept. */
export async function contentOfFile({ db, services }: Kept, fileId: string): Promise<Buffer> {
  const { sha256 } = await db.selectFrom('file').where('id', '=', fileId).select('sha256').executeTakeFirstOrThrow()
  const chunks: Buffer[] = []
  const content = await services.files.open(sha256)
  for await (const chunk of content as AsyncIterable<Buffer>) chunks.push(chunk)
  return Buffer.concat(chunks)
}

/** The words of a paper (.docx), each paragraph a line. */
export async function paperWords(portal: Kept, fileId: string): Promise<string[]> {
  const xml = new PizZip(await contentOfFile(portal, fileId)).file('word/document.xml')?.asText() ?? ''
  const plain = (text: string) => text.replaceAll(/<w:br\/>/g, '\n').replaceAll(/<[^>]+>/g, '')
  return xml.split('</w:p>').map(part => unescaped(plain(part)))
}

const unescaped = (text: string) => text.replaceAll('&lt;', '<').replaceAll('&gt;', '>').replaceAll('&amp;', '&')
