import { child, type Node, readXml } from './xml'

/** Properties by their names, the nearest first: of the paragraph or run itself, its styles, and the defaults. */
export type Chain = readonly (Node | undefined)[]

/** The nearest element of a name. */
export const nearest = (chain: Chain, name: string): Node | undefined => {
  for (const properties of chain) {
    const found = child(properties, name)
    if (found) return found
  }
  return undefined
}

/** The nearest value of an attribute, which elements of one name carry one by one. */
export const nearestAt = (chain: Chain, name: string, ...attributes: string[]): [string, string] | undefined => {
  for (const properties of chain) {
    const at = child(properties, name)?.at ?? {}
    const found = attributes.find(attribute => at[attribute] !== undefined)
    if (found) return [found, at[found] ?? '']
  }
  return undefined
}

export interface Styles {
  readonly paragraph: (own: Node | undefined) => { readonly paragraph: Chain; readonly run: Chain }
  readonly run: (own: Node | undefined, of: Chain) => Chain
}

const MOST_BASED = 20

/** The styles of a Word file (word/styles.xml). */
export function readStyles(xml: string): Styles {
  const root = readXml(xml)
  const all = (root?.children ?? []).filter(({ name }) => name === 'w:style')
  const byId = new Map(all.map(style => [style.at['w:styleId'], style]))
  const plain = all.find(({ at }) => at['w:type'] === 'paragraph' && at['w:default'] === '1')
  const defaults = child(root, 'w:docDefaults')
  const properties = (name: 'w:pPr' | 'w:rPr') => child(child(defaults, `${name}Default`), name)
  const basedOn = (id: string | undefined, left = MOST_BASED): Node[] => {
    const style = id === undefined ? undefined : byId.get(id)
    if (!style || left === 0) return []
    return [style, ...basedOn(child(style, 'w:basedOn')?.at['w:val'], left - 1)]
  }
  return {
    paragraph(own) {
      const id = child(own, 'w:pStyle')?.at['w:val'] ?? plain?.at['w:styleId']
      const line = basedOn(id)
      return {
        paragraph: [own, ...line.map(style => child(style, 'w:pPr')), properties('w:pPr')],
        run: [...line.map(style => child(style, 'w:rPr')), properties('w:rPr')],
      }
    },
    run: (own, of) => [own, ...basedOn(child(own, 'w:rStyle')?.at['w:val']).map(style => child(style, 'w:rPr')), ...of],
  }
}
