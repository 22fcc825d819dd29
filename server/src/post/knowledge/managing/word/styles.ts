import type { Document, Element } from '@xmldom/xmldom'
import { childOf, childrenOf, valOf } from './xml'

interface Style {
  /** The level of a heading, from 0; undefined of what is none. */
  readonly outline: string | undefined
  readonly numbering: Element | undefined
}

export type Styles = ReadonlyMap<string, Style>

const HEADING = /^(?:heading|标题)\s*(\d)$/i

/** What the styles of paragraphs say of level and numbering, by their ids. */
export function stylesOf(part: Document | undefined): Styles {
  return new Map(
    childrenOf(part?.documentElement, 'style').map(style => {
      const properties = childOf(style, 'pPr')
      const named = HEADING.exec(valOf(style, 'name') ?? '')?.[1]
      const outline = valOf(properties, 'outlineLvl') ?? (named && String(Number(named) - 1))
      return [style.getAttribute('w:styleId') ?? '', { outline, numbering: childOf(properties, 'numPr') }]
    }),
  )
}

/** By the id of a list, then by level: whether it has bullets. */
export type Numbering = ReadonlyMap<string, ReadonlyMap<number, boolean>>

export function numberingOf(part: Document | undefined): Numbering {
  const root = part?.documentElement
  const kinds = new Map(
    childrenOf(root, 'abstractNum').map(kind => [
      kind.getAttribute('w:abstractNumId') ?? '',
      new Map(
        childrenOf(kind, 'lvl').map(level => [
          Number(level.getAttribute('w:ilvl') ?? 0),
          valOf(level, 'numFmt') === 'bullet',
        ]),
      ),
    ]),
  )
  return new Map(
    childrenOf(root, 'num').map(list => [
      list.getAttribute('w:numId') ?? '',
      kinds.get(valOf(list, 'abstractNumId') ?? '') ?? new Map(),
    ]),
  )
}

/** Lists that the file does not describe have bullets. */
export const isBulleted = (numbering: Numbering, id: string, level: number): boolean =>
  numbering.get(id)?.get(level) ?? true
