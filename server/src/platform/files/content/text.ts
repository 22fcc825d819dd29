import type { Content } from './content'

const ENCODINGS = ['utf-8', 'gb18030'] as const

/** Whether all of it is text in an encoding that offices use, without a NUL, which no text has. */
export async function isText(content: Content): Promise<boolean> {
  for (const encoding of ENCODINGS) if (await decodes(content, encoding)) return true
  return false
}

async function decodes(content: Content, encoding: (typeof ENCODINGS)[number]): Promise<boolean> {
  const decoder = new TextDecoder(encoding, { fatal: true })
  try {
    for await (const chunk of content.chunks()) {
      if (chunk.includes(0)) return false
      decoder.decode(chunk, { stream: true })
    }
    decoder.decode()
    return true
  } catch {
    return false
  }
}
