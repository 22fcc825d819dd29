import postcss from 'postcss'

/** Below a whole pixel: browsers with a zoom have widths between two pixels. */
const LITTLE = 0.02
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
  root.walkDecls(declaration => {
    if (declaration.prop === 'inset') spread(declaration, SIDES, fourOf(declaration.value))
    else if (/^(margin|padding)-inline$/.test(declaration.prop)) spreadInline(declaration)
    else if (/\d[dsl]v[hw]\b/.test(declaration.value)) precede(declaration)
  })
  return root.toString()
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

/** @param {import('postcss').Declaration} declaration */
function precede(declaration) {
  declaration.cloneBefore({ value: declaration.value.replace(/(\d)[dsl](v[hw])\b/g, '$1$2') })
}
