/** An element of a part of a Word file; names as they are written there, like w:p. */
export interface Node {
  readonly name: string
  readonly at: Readonly<Record<string, string>>
  readonly children: Node[]
  text: string
}

const TOKENS = /<(\/?)([\w:.-]+)((?:[^<>"']|"[^"<]*"|'[^'<]*')*?)(\/?)>|([^<]+)/g
const ATTRIBUTE = /([\w:.-]+)\s*=\s*(?:"([^"]*)"|'([^']*)')/g
/** Word nests some twenty deep. */
const DEEPEST = 100
const UNREAD = /<\?[^>]*\?>|<!--[\s\S]*?-->/g

/** The root of an XML text, which was looked at for what is dangerous before; undefined where it is not well formed, or nested too deep. */
export function readXml(xml: string): Node | undefined {
  const root = nodeOf('')
  const open = [root]
  for (const [, closing, name = '', attributes = '', empty, text] of xml.replaceAll(UNREAD, '').matchAll(TOKENS)) {
    const parent = open.at(-1)
    if (!parent || open.length > DEEPEST) return undefined
    if (text !== undefined) parent.text += unescaped(text)
    else if (closing) {
      if (open.pop()?.name !== name) return undefined
    } else {
      const node = nodeOf(name, attributes)
      parent.children.push(node)
      if (!empty) open.push(node)
    }
  }
  return open.length === 1 ? root.children[0] : undefined
}

const nodeOf = (name: string, attributes = ''): Node => ({
  name,
  at: Object.fromEntries(
    [...attributes.matchAll(ATTRIBUTE)].map(([, key, one, other]) => [key, unescaped(one ?? other ?? '')]),
  ),
  children: [],
  text: '',
})

export const child = (node: Node | undefined, name: string): Node | undefined =>
  node?.children.find(each => each.name === name)

/** What a switch like w:b says: on where it says nothing else. */
export const isOn = (node: Node | undefined): boolean =>
  node !== undefined && !['0', 'false', 'off', 'none'].includes(node.at['w:val'] ?? '')

const unescaped = (text: string): string =>
  text
    .replaceAll('&lt;', '<')
    .replaceAll('&gt;', '>')
    .replaceAll('&quot;', '"')
    .replaceAll('&apos;', "'")
    .replaceAll(/&#(\d+);/g, (_, code) => character(Number(code)))
    .replaceAll(/&#x([0-9a-f]+);/gi, (_, code) => character(Number.parseInt(code, 16)))
    .replaceAll('&amp;', '&')

const character = (code: number): string => (code > 0 && code <= 0x10ffff ? String.fromCodePoint(code) : '')
