import { LAYOUT_TEXTS as TEXTS } from '@portal/shared-lib/contract/rules/official-template'
import { FONTS, type Font, type Look, SIZES } from '../paper/layout'
import { type Chain, nearest } from './styles'
import { isOn } from './xml'

/** Font names as they stand in files, by the font of the standard that they are. */
const KNOWN = new Map<string, Font>(
  (Object.keys(FONTS) as Font[]).flatMap(font =>
    [font, ...FONTS[font].others].map(name => [name.toLowerCase(), font] as const),
  ),
)

/** What changes how characters look and cannot be laid out, by the name of its switch. */
const REFUSED: Readonly<Record<string, string>> = {
  'w:i': '斜体',
  'w:u': '下划线',
  'w:strike': '删除线',
  'w:dstrike': '双删除线',
  'w:em': '着重号',
  'w:outline': '空心字',
  'w:shadow': '阴影字',
  'w:emboss': '阳文',
  'w:imprint': '阴文',
  'w:vanish': '隐藏文字',
  'w:caps': '全部大写',
  'w:smallCaps': '小型大写',
  'w:effect': '文字动态效果',
  'w:highlight': '突出显示',
  'w:fitText': '调整宽度',
  'w:bdr': '字符边框',
  'w:rtl': '从右向左的文字',
}

const REFUSED_VALUES: Readonly<Record<string, readonly [plain: readonly string[], what: string]>> = {
  'w:vertAlign': [['baseline'], '上标和下标'],
  'w:spacing': [['0'], '字符间距'],
  'w:w': [['100'], '字符缩放'],
  'w:position': [['0'], '字符升降'],
}

const HALF = 2

/** How a run looks, and what of it cannot be laid out. */
export function lookOf(chain: Chain): { readonly look: Look; readonly problems: string[] } {
  const problems: string[] = []
  const font = fontOf(chain, problems)
  const size = Number(nearest(chain, 'w:sz')?.at['w:val'] ?? Number.NaN) / HALF || 10
  if (!SIZES.some(known => known === size)) problems.push(TEXTS.size(size))
  const red = redOf(nearest(chain, 'w:color')?.at['w:val'] ?? 'auto', problems)
  for (const [name, what] of Object.entries(REFUSED)) {
    if (isOn(nearest(chain, name))) problems.push(TEXTS.cannot(what, '请改为普通文字'))
  }
  for (const [name, [plain, what]] of Object.entries(REFUSED_VALUES)) {
    const value = nearest(chain, name)?.at['w:val']
    if (value !== undefined && !plain.includes(value)) problems.push(TEXTS.cannot(what, '请改为标准'))
  }
  if (isShaded(chain)) problems.push(TEXTS.cannot('底纹', TEXTS.remove))
  const bold = isOn(nearest(chain, 'w:b'))
  return { look: { font, size, ...(bold && { bold }), ...(red && { red }) }, problems }
}

function fontOf(chain: Chain, problems: string[]): Font {
  for (const properties of chain) {
    const at = properties?.children.find(({ name }) => name === 'w:rFonts')?.at
    if (!at) continue
    if (at['w:eastAsiaTheme'] !== undefined) break
    const named = at['w:eastAsia']
    if (named === undefined) continue
    const font = KNOWN.get(named.toLowerCase())
    if (font) return font
    problems.push(TEXTS.font(named))
    return '仿宋_GB2312'
  }
  problems.push(TEXTS.noFont)
  return '仿宋_GB2312'
}

/** Whether there is anything but white behind a run or a paragraph. */
export const isShaded = (chain: Chain): boolean =>
  !/^(auto|ffffff)$/i.test(nearest(chain, 'w:shd')?.at['w:fill'] ?? 'auto')

/** Whether it is one of the reds that offices write for that of the standard. */
export const isRed = (colour: string): boolean => /^(FF0000|C00000|EE0000|E60012)$/i.test(colour)

const BLACKS = ['auto', '000000', '000']

function redOf(value: string, problems: string[]): boolean {
  if (isRed(value)) return true
  if (!BLACKS.includes(value)) problems.push(TEXTS.colour)
  return false
}
