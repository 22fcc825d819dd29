import { NotTrusted } from '../provider'

export interface Element {
  /** Without its prefix. */
  readonly name: string
  readonly children: readonly Element[]
  /** Its own text, trimmed. */
  readonly text: string
}

interface Growing extends Element {
  readonly qualified: string
  readonly children: Growing[]
  text: string
}

/** More is no answer about one person. */
const LONGEST = 200_000
const DEEPEST = 20

const DECLARATION = /^\uFEFF?\s*<\?xml\s[^<>?]*\?>/
const NAME = '[A-Za-z_][\\w.-]*(?::[A-Za-z_][\\w.-]*)?'
const ATTRIBUTES = `(?:\\s+${NAME}\\s*=\\s*(?:"[^"<]*"|'[^'<]*'))*`
const TOKEN = new RegExp(`<(${NAME})${ATTRIBUTES}\\s*(/?)>|</(${NAME})\\s*>|([^<]+)`, 'gy')
const ENTITIES: Readonly<Record<string, string>> = { lt: '<', gt: '>', amp: '&', quot: '"', apos: "'" }
const LAST_CHARACTER = 0x10ffff

/**
 * The root of a small document. What could define, include or hide anything is refused: document types, entities, comments,
 * CDATA and instructions. Throws `NotTrusted`.
 */
export function readXml(text: string): Element {
  if (text.length > LONGEST) wrong('too long')
  const body = text.replace(DECLARATION, '').trim()
  const root: Growing = { name: '', qualified: '', children: [], text: '' }
  const open = [root]
  let end = 0
  for (const [all, begun, empty, ended, words] of body.matchAll(TOKEN)) {
    end += all.length
    const inside = open.at(-1) ?? wrong('closed too often')
    if (begun !== undefined) {
      const child = { name: localName(begun), qualified: begun, children: [], text: '' }
      inside.children.push(child)
      if (!empty) open.push(child)
      if (open.length > DEEPEST) wrong('too deep')
    } else if (ended === undefined) inside.text += decoded(words ?? '')
    else if (open.pop()?.qualified !== ended || open.length === 0) wrong('not well-formed')
  }
  const [only] = root.children
  if (end !== body.length || open.length !== 1 || root.children.length !== 1 || root.text.trim() || !only)
    return wrong('not well-formed')
  return trimmed(only)
}

/** The only child of a name, if there is one; throws `NotTrusted` where there are several. */
export function childOf({ children }: Element, name: string): Element | undefined {
  const found = children.filter(child => child.name === name)
  return found.length > 1 ? wrong(`several ${name}`) : found[0]
}

const trimmed = ({ name, children, text }: Element): Element => ({
  name,
  children: children.map(trimmed),
  text: text.trim(),
})

const localName = (qualified: string) => qualified.slice(qualified.indexOf(':') + 1)

function decoded(text: string): string {
  return text.replace(/&([^;&]{0,12};?)/g, (_, entity: string) => characterOf(entity) ?? wrong('an unknown entity'))
}

function characterOf(entity: string): string | undefined {
  const [, name = '', hex, decimal] = /^(?:([a-z]+)|#x([\da-fA-F]+)|#(\d+));$/.exec(entity) ?? []
  if (hex === undefined && decimal === undefined) return ENTITIES[name]
  const point = hex === undefined ? Number(decimal) : Number.parseInt(hex, 16)
  return point > 0 && point <= LAST_CHARACTER ? String.fromCodePoint(point) : undefined
}

function wrong(why: string): never {
  throw new NotTrusted(`XML: ${why}`)
}
