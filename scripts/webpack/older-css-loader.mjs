import postcss from 'postcss'

/** Below a whole pixel: browsers with a zoom have widths between two pixels. */
const LITTLE = 0.02
/** A length of the viewport as it is now, since 108. */
const VIEWPORT = /(\d)[dsl](v[hw])\b/g
/** Two colours, since 111; the larger share stands for both. */
const MIXED = /color-mix\(in srgb, (var\([^)]*\)|[\w#]+) ([\d.]+)%, (var\([^)]*\)|[\w#]+)\)/g
const HALF = 50
const SIDES = ['top', 'right', 'bottom', 'left']

/**
 * Writes styles so that Chromium 86 reads them: short ways of writing become the long ones, and where a unit is unknown
 * the nearest known one stands before it. A loader of webpack, before css-loader.
 * @this {import('webpack').LoaderContext<unknown>} @param {string} css
 */
export default function olderCss(css) {
  return writeOlder(css, this.resourcePath)
}

/** @param {string} css @param {string} [from] the file, for complaints */
export function writeOlder(css, from) {
  const root = postcss.parse(css, { from })
  root.walkAtRules('media', rule => {
    rule.params = rule.params.replace(/\(width\s*([<>]=?)\s*([\d.]+)px\)/g, (_, sign, pixels) => limit(sign, +pixels))
  })
  root.walkRules(partHas)
  root.walkDecls(declaration => {
    if (declaration.prop === 'inset') spread(declaration, SIDES, fourOf(declaration.value))
    else if (/^(margin|padding)-inline$/.test(declaration.prop)) spreadInline(declaration)
    else precede(declaration)
  })
  return root.toString()
}

/**
 * Where one selector is unknown the whole list is dropped: `:has`, since 105, stands apart.
 * @param {import('postcss').Rule} rule
 */
function partHas(rule) {
  const newer = rule.selectors.filter(selector => selector.includes(':has('))
  if (newer.length === 0 || newer.length === rule.selectors.length) return
  rule.cloneAfter({ selectors: newer })
  rule.selectors = rule.selectors.filter(selector => !newer.includes(selector))
}

/** @param {string} sign @param {number} pixels */
function limit(sign, pixels) {
  const side = sign.startsWith('<') ? 'max' : 'min'
  const strict = sign.endsWith('=') ? 0 : side === 'max' ? -LITTLE : LITTLE
  return `(${side}-width: ${pixels + strict}px)`
}

/** As all properties of four sides: top, right, bottom, left. @param {string} value */
function fourOf(value) {
  const [top = '', right = top, bottom = top, left = right] = postcss.list.space(value)
  return [top, right, bottom, left]
}

/** Chinese is written from left to right here. @param {import('postcss').Declaration} declaration */
function spreadInline(declaration) {
  const [kind = ''] = declaration.prop.split('-')
  const [start = '', end = start] = postcss.list.space(declaration.value)
  spread(declaration, [`${kind}-left`, `${kind}-right`], [start, end])
}

/** @param {import('postcss').Declaration} declaration @param {string[]} props @param {string[]} values */
function spread(declaration, props, values) {
  declaration.replaceWith(props.map((prop, at) => declaration.clone({ prop, value: values[at] ?? '' })))
}

/** Puts before it what is nearest to it of what is known. @param {import('postcss').Declaration} declaration */
function precede(declaration) {
  const value = declaration.value.replace(VIEWPORT, '$1$2').replace(MIXED, (_, one, share, other) => {
    return Number(share) < HALF ? other : one
  })
  if (value !== declaration.value) declaration.cloneBefore({ value })
}
