import { OWN_TEMPLATE, TEMPLATE_TEXTS as TEXTS } from '@portal/shared-lib/contract/rules/document-template'
import { ZipTrouble, zipParts } from '../../platform/files/content/zip-parts'

/** A Word file of an office has some twenty parts and unpacks to a few megabytes. */
const MOST = { parts: 200, bytes: 20_000_000 } as const
const DOCUMENT = 'word/document.xml'
const TYPES = '[Content_Types].xml'

const RUNS = /vbaProject|vbaData|macrosheet/i
const MACRO_TYPE = /macroEnabled|vbaProject/i
const EMBEDDED = /(^|\/)(embeddings|activeX|ctrlProps)\/|\.(bin|exe|dll|js|vbs|html?)$/i
const CHUNK = /<w:(altChunk|object|control)[\s/>]/i
/** Fields that fetch something when the file is opened. */
const FETCHES = /^(DDEAUTO|DDE|INCLUDETEXT|INCLUDEPICTURE|INCLUDE|IMPORT|LINK|RD)$/i
const RELATION = /<Relationship\b[^>]*>/g

/** The parts of a Word file that nothing but text, looks and pictures is in, or why it is none. */
export function safePartsOf(file: Buffer): Map<string, Buffer> | { readonly problem: string } {
  if (file.length > OWN_TEMPLATE.bytes) return { problem: TEXTS.tooLarge }
  const parts = partsOf(file)
  if (!(parts instanceof Map)) return parts
  const problem = problemIn(parts)
  return problem === undefined ? parts : { problem }
}

function partsOf(file: Buffer): Map<string, Buffer> | { readonly problem: string } {
  try {
    return zipParts(file, MOST)
  } catch (error) {
    if (error instanceof ZipTrouble && error.reason === 'swollen') return { problem: TEXTS.swollen }
    if (error instanceof ZipTrouble || error instanceof RangeError) return { problem: TEXTS.notWord }
    throw error
  }
}

function problemIn(parts: ReadonlyMap<string, Buffer>): string | undefined {
  const types = parts.get(TYPES)?.toString('utf8')
  if (types === undefined || !parts.has(DOCUMENT)) return TEXTS.notWord
  const names = [...parts.keys()]
  const macro = names.find(name => RUNS.test(name)) ?? types.match(MACRO_TYPE)?.[0]
  if (macro !== undefined) return TEXTS.macros(macro)
  const embedded = names.find(name => EMBEDDED.test(name))
  if (embedded !== undefined) return TEXTS.embedded(embedded)
  for (const [name, content] of parts) {
    const problem = /\.(xml|rels)$/i.test(name) ? problemInXml(name, content.toString('utf8')) : undefined
    if (problem !== undefined) return problem
  }
  return undefined
}

function problemInXml(name: string, xml: string): string | undefined {
  if (/<!(DOCTYPE|ENTITY)/i.test(xml)) return TEXTS.notWord
  if (name.endsWith('.rels')) return outsideIn(xml)
  const chunk = xml.match(CHUNK)?.[1]
  if (chunk !== undefined) return TEXTS.embedded(chunk)
  const fetches = fieldsIn(xml).find(name => FETCHES.test(name))
  return fetches === undefined ? undefined : TEXTS.field(fetches)
}

/** The names of fields; Word parts an instruction as it likes. */
const fieldsIn = (xml: string): string[] =>
  [
    ...[...xml.matchAll(/<w:fldSimple\b[^>]*?w:instr="([^"]*)"/g)].map(([, text = '']) => text),
    ...xml
      .split(/<w:fldChar\b[^>]*?"begin"/)
      .map(part => [...part.matchAll(/<w:instrText\b[^>]*>([^<]*)/g)].map(([, text]) => text).join('')),
  ].map(text => text.trim().split(/\s/)[0] ?? '')

/** Links that somebody clicks are no harm; all else would be fetched by itself. */
function outsideIn(xml: string): string | undefined {
  for (const [relation] of xml.matchAll(RELATION)) {
    if (/TargetMode\s*=\s*["']External["']/i.test(relation) && !/\/hyperlink["']/.test(relation))
      return TEXTS.outside(relation.match(/Target\s*=\s*["']([^"']*)/)?.[1] ?? '')
  }
  return undefined
}
