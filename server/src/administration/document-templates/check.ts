import {
  isOfficial,
  requiredIn,
  samplesFor,
  TEMPLATE_TEXTS as TEXTS,
  type TemplateValue,
} from '@portal/shared-lib/contract/rules/document-template'
import PizZip from 'pizzip'
import { checkOfficialTemplate } from '../../official-documents/template/check'
import { type Placed, paragraphsOf } from '../../platform/files/content/word-paragraphs'
import { Refusal } from '../../platform/refusal'
import { fill } from '../../workflow/documents/fill'
import { safePartsOf } from './safe-parts'

export interface Problem {
  readonly text: string
  /** Where in the file; empty where it is about all of it. */
  readonly place: string
}

export interface Checked {
  /** Packed anew of the parts that were looked at. */
  readonly content: Buffer
  /** The placeholders that stand in it. */
  readonly names: readonly string[]
  readonly problems: readonly Problem[]
}

/** Whether a Word file can be the template of a kind of document; all that is wrong with its placeholders at once. */
export function checkTemplate(templateId: string, file: Buffer): Checked {
  const parts = safePartsOf(file)
  if (!(parts instanceof Map)) return refused({ text: parts.problem, place: '' })
  if (isOfficial(templateId)) return { content: packed(parts), ...checkOfficialTemplate(parts) }
  const filled = paragraphsIn(parts, FILLED)
  const { names, problems } = readPlaceholders(templateId, filled)
  const unfilled = paragraphsIn(parts, UNFILLED).filter(({ text }) => text.includes('${'))
  const content = packed(parts)
  const missing = requiredIn(templateId).filter(name => !names.has(name))
  return {
    content,
    names: [...names],
    problems: eachOnce([
      ...(problems.length > 0 || canBeFilled(templateId, content) ? [] : [{ text: TEXTS.notWord, place: '' }]),
      ...problems,
      ...unfilled.map(({ place }) => ({ text: TEXTS.unfilled, place })),
      ...missing.map(name => ({ text: TEXTS.missing(name), place: '' })),
    ]),
  }
}

function canBeFilled(templateId: string, content: Buffer): boolean {
  try {
    fill('', content, samplesFor(templateId))
    return true
  } catch (error) {
    if (error instanceof Refusal) return false
    throw error
  }
}

/** Word writes a text box twice, for older versions. */
const eachOnce = (problems: readonly Problem[]): Problem[] => [
  ...new Map(problems.map(problem => [`${problem.place} ${problem.text}`, problem])).values(),
]

const refused = (problem: Problem): Checked => ({ content: Buffer.alloc(0), names: [], problems: [problem] })

type Parts = ReadonlyMap<string, Buffer>
type Named = readonly (readonly [part: RegExp, name: string])[]

/** What docxtemplater fills. */
const FILLED: Named = [
  [/^word\/document\.xml$/, '正文'],
  [/^word\/header\d*\.xml$/, '页眉'],
  [/^word\/footer\d*\.xml$/, '页脚'],
]
const UNFILLED: Named = [
  [/^word\/footnotes\.xml$/, '脚注'],
  [/^word\/endnotes\.xml$/, '尾注'],
  [/^word\/comments\.xml$/, '批注'],
]

const paragraphsIn = (parts: Parts, named: Named): Placed[] =>
  named.flatMap(([part, name]) =>
    [...parts].flatMap(([path, content]) => (part.test(path) ? paragraphsOf(content.toString('utf8'), name) : [])),
  )

/** Up to the brace that ends it, or to the end of the paragraph. */
const PLACEHOLDER = /\$\{([^{}]*)(\}?)/g
const SHOWN = 30

function readPlaceholders(templateId: string, paragraphs: readonly Placed[]) {
  const samples = samplesFor(templateId)
  const isKnown = (name: string): name is TemplateValue => Object.hasOwn(samples, name)
  const names = new Set<string>()
  const problems: Problem[] = []
  for (const { text, place } of paragraphs) {
    for (const [whole, name = '', end] of text.matchAll(PLACEHOLDER)) {
      if (!end) problems.push({ text: TEXTS.unclosed(whole.slice(0, SHOWN)), place })
      else if (isKnown(name)) names.add(name)
      else problems.push({ text: TEXTS.unknown(name.slice(0, SHOWN)), place })
    }
  }
  return { names, problems }
}

/** The same parts give the same bytes. */
function packed(parts: Parts): Buffer {
  const zip = new PizZip()
  for (const [name, content] of parts) zip.file(name, content, { date: new Date(0) })
  return zip.generate({ type: 'nodebuffer', compression: 'DEFLATE' })
}
