import { placeholder, TEMPLATE_TEXTS } from '@portal/shared-lib/contract/rules/document-template'
import {
  OFFICIAL_REQUIRED,
  OFFICIAL_SAMPLES,
  type OfficialValue,
  OWN_PARAGRAPH,
  LAYOUT_TEXTS as TEXTS,
} from '@portal/shared-lib/contract/rules/official-template'
import { has, IMPRINT, SIGNATURE } from '../paper/fill'
import { type Paragraph, textOf } from '../paper/layout'
import { type Problem, type Read, readLayout } from './read'

interface Checked {
  readonly names: readonly string[]
  readonly problems: readonly Problem[]
}

/** Whether a Word file can be the template of official documents: all that cannot be laid out, is unknown or lacks. */
export function checkOfficialTemplate(parts: ReadonlyMap<string, Buffer>): Checked {
  const read = readLayout(parts)
  if (!read) return { names: [], problems: [{ text: TEMPLATE_TEXTS.notWord, place: '' }] }
  const { layout, problems } = read
  if (layout.length === 0 && problems.length > 0) return { names: [], problems }
  const { names, problems: unknown } = readNames(read)
  const missing = OFFICIAL_REQUIRED.filter(name => !names.has(name))
  return {
    names: [...names.keys()],
    problems: [
      ...problems,
      ...unknown,
      ...missing.map(name => ({ text: TEMPLATE_TEXTS.missing(name), place: '' })),
      ...(missing.length > 0 ? [] : orderProblems(read)),
    ],
  }
}

const PLACEHOLDER = /\$\{([^{}]*)(\}?)/g
const SHOWN = 30

function readNames({ layout, places }: Read) {
  const names = new Map<string, number>()
  const problems: Problem[] = []
  for (const [index, paragraph] of layout.entries()) {
    const place = places[index] ?? ''
    const text = textOf(paragraph)
    for (const [whole, name = '', end] of text.matchAll(PLACEHOLDER)) {
      if (!end) problems.push({ text: TEMPLATE_TEXTS.unclosed(whole.slice(0, SHOWN)), place })
      else if (Object.hasOwn(OFFICIAL_SAMPLES, name)) names.set(name, (names.get(name) ?? 0) + 1)
      else problems.push({ text: TEMPLATE_TEXTS.unknown(name.slice(0, SHOWN)), place })
    }
    const crowded = OWN_PARAGRAPH.filter(name => has(paragraph, name) && text !== placeholder(name))
    problems.push(...crowded.map(name => ({ text: TEXTS.ownParagraph(name), place })))
  }
  const twice = ONCE.filter(name => (names.get(name) ?? 0) > 1)
  return { names, problems: [...problems, ...twice.map(name => ({ text: TEXTS.once(name), place: '' }))] }
}

/** Where the seal goes, and what is the longest. */
const ONCE = ['成文日期', ...OWN_PARAGRAPH] as const satisfies readonly OfficialValue[]

function orderProblems({ layout, places }: Read): Problem[] {
  const at = (...names: OfficialValue[]) => layout.findIndex(paragraph => has(paragraph, ...names))
  const last = layout.findLastIndex(paragraph => !has(paragraph, ...IMPRINT) && names(paragraph))
  const red = layout.filter(paragraph => has(paragraph, '发文机关')).every(({ runs }) => runs.every(each => each.red))
  return [
    ...(red ? [] : [{ text: TEXTS.red, place: places[at('发文机关')] ?? '' }]),
    ...(at('成文日期') >= at('发文机关署名') ? [] : [{ text: TEXTS.signatureFirst, place: '' }]),
    ...(last < at(...IMPRINT) && at(...SIGNATURE) > at('正文') ? [] : [{ text: TEXTS.imprintLast, place: '' }]),
  ]
}

const names = (paragraph: Paragraph): boolean => textOf(paragraph).includes('${')
