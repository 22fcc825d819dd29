import { LARGEST_PICTURE, LONGEST_ALTERNATIVE, PICTURE_ENDINGS } from '@portal/shared-lib/contract/rules/formatted'
import type { Element } from '@xmldom/xmldom'
import type { Parts, WordPicture } from './parts'
import { findElement } from './xml'

/** The picture of a drawing, where it lies in the file itself. */
export function pictureOf(drawing: Element, links: ReadonlyMap<string, string>): WordPicture | undefined {
  const id =
    findElement(drawing, 'blip')?.getAttribute('r:embed') ?? findElement(drawing, 'imagedata')?.getAttribute('r:id')
  const target = links.get(id ?? '')
  if (!target || !/^\/?(word\/)?media\/[^/]+$/.test(target)) return undefined
  const said = findElement(drawing, 'docPr')?.getAttribute('descr') ?? ''
  return { part: `word/${target.replace(/^\/?(word\/)?/, '')}`, alt: said.slice(0, LONGEST_ALTERNATIVE) }
}

/** What is kept of a picture: its ending and content; undefined of what is no picture for a page, like Word's own. */
export function contentOf(parts: Parts, { part }: WordPicture): { ending: string; content: Buffer } | undefined {
  const ending = part.slice(part.lastIndexOf('.') + 1).toLowerCase()
  const content = parts.get(part)
  return content && PICTURE_ENDINGS.includes(ending) && content.length <= LARGEST_PICTURE
    ? { ending, content }
    : undefined
}
