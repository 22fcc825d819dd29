import type { AcceptedEnding } from '@portal/shared-lib/contract/rules/attachment'
import type { Content } from './content'
import { zipNames } from './zip-names'

const ENCODINGS = ['utf-8', 'gb18030'] as const

/** Whether all of it is text in an encoding that offices use, without a NUL, which no text has. */
async function isText(content: Content): Promise<boolean> {
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

/** What files with an ending must be. */
export interface Form {
  /** For the user: what was expected. */
  readonly name: string
  /** `sniffed`: the type that the first bytes tell, by file-type's name for it. */
  readonly fits: (content: Content, sniffed: string | undefined) => Promise<boolean>
}

const sniffedAs = (name: string, ...types: string[]): Form => ({
  name,
  fits: async (_, sniffed) => sniffed !== undefined && types.includes(sniffed),
})

/** Zipped documents are known by a part that they all have; the order of parts, by which file-type goes, is free. */
const zipWith = (name: string, part: string): Form => ({ name, fits: content => hasPart(content, part) })

/** Office of before 2007, which today's programs also write zipped under the old ending, or as RTF. */
const binary = (name: string): Form => ({
  name,
  fits: async (content, sniffed) => sniffed === 'cfb' || sniffed === 'rtf' || (await hasPart(content, OFFICE_PART)),
})

const OFFICE_PART = '[Content_Types].xml'

async function hasPart(content: Content, part: string): Promise<boolean> {
  return (await zipNames(content))?.includes(part) ?? false
}

/** What runs when it is opened. */
const RUNS = /\.(exe|dll|com|scr|msi|bat|cmd|ps1|vbs?|vbe|jse?|wsf|hta|jar|apk|lnk|reg|sh|html?|xhtml|svg)$/i

const archive: Form = {
  name: '不含可执行文件和网页的ZIP压缩包',
  fits: async content => (await zipNames(content))?.every(name => !RUNS.test(name)) ?? false,
}

const picture = (name: string, ...types: string[]) => sniffedAs(`${name}图片`, ...types)
const jpeg = picture('JPG', 'jpg')
const tiff = picture('TIF', 'tif')
const text: Form = { name: '文本文件（UTF-8或GB18030编码）', fits: isText }

/** By ending. */
export const FORMS: Readonly<Record<AcceptedEnding, Form>> = {
  pdf: sniffedAs('PDF文档', 'pdf'),
  ofd: zipWith('OFD文档', 'OFD.xml'),
  doc: binary('Word文档'),
  docx: zipWith('Word文档', OFFICE_PART),
  xls: binary('Excel表格'),
  xlsx: zipWith('Excel表格', OFFICE_PART),
  ppt: binary('PPT演示文稿'),
  pptx: zipWith('PPT演示文稿', OFFICE_PART),
  wps: binary('WPS文字'),
  et: binary('WPS表格'),
  dps: binary('WPS演示'),
  jpg: jpeg,
  jpeg,
  png: picture('PNG', 'png', 'apng'),
  gif: picture('GIF', 'gif'),
  bmp: picture('BMP', 'bmp'),
  webp: picture('WEBP', 'webp'),
  tif: tiff,
  tiff,
  mp3: sniffedAs('MP3音频', 'mp3'),
  wav: sniffedAs('WAV音频', 'wav'),
  m4a: sniffedAs('M4A音频', 'm4a', 'mp4'),
  mp4: sniffedAs('MP4视频', 'mp4', 'm4v', 'mov'),
  webm: sniffedAs('WebM视频', 'webm'),
  txt: text,
  csv: text,
  zip: archive,
}
