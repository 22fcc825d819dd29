import { SPACING } from './measures'

/** Fonts of official documents, as Word files name them; each has a face of the embedded font that stands for it in a PDF. */
export const FONTS = {
  仿宋_GB2312: { face: 'regular', others: ['仿宋', 'FangSong', 'FangSong_GB2312', '方正仿宋_GBK', '方正仿宋简体'] },
  楷体_GB2312: { face: 'medium', others: ['楷体', 'KaiTi', 'KaiTi_GB2312', '方正楷体_GBK', '方正楷体简体'] },
  黑体: { face: 'bold', others: ['SimHei', '方正黑体_GBK', '方正黑体简体'] },
  方正小标宋简体: { face: 'bold', others: ['方正小标宋_GBK', '小标宋'] },
} as const

export type Font = keyof typeof FONTS

export type Face = (typeof FONTS)[Font]['face']

/** 初号 to 五号 in points. */
export const SIZES = [42, 36, 26, 24, 22, 18, 16, 15, 14, 12, 10.5] as const

/** How characters look; the size in points. */
export interface Look {
  readonly font: Font
  readonly size: number
  readonly bold?: boolean
  readonly red?: boolean
}

/** Characters of one look; a tab sends what follows to the right edge, a new line begins a line. */
export interface Run extends Look {
  readonly text: string
}

/** A rule across a paragraph; its width and its distance from the lines in points. */
export interface Rule {
  readonly width: number
  readonly space: number
  readonly red?: boolean
}

/** A paragraph as it is laid out, lengths in points. */
export interface Paragraph {
  readonly runs: readonly Run[]
  /** Of an empty one, too. */
  readonly look: Look
  readonly align: 'left' | 'centre' | 'right' | 'both'
  /** From the left of the first line, of the others, and from the right. */
  readonly first: number
  readonly left: number
  readonly right: number
  /** From the top of one line to that of the next. */
  readonly line: number
  readonly before: number
  readonly after: number
  readonly top?: Rule
  readonly bottom?: Rule
  /** Begins a page. */
  readonly turns?: boolean
}

/** By which documents are laid out: paragraphs with placeholders. */
export type Layout = readonly Paragraph[]

export const textOf = ({ runs }: Pick<Paragraph, 'runs'>): string => runs.map(({ text }) => text).join('')

export const faceOf = ({ font, bold }: Look): Face => (bold ? 'bold' : FONTS[font].face)

/** Points that a full character takes in a line. */
export const cellOf = ({ size }: Pick<Look, 'size'>): number => size + SPACING
