import encode from 'jsbarcode'

interface BarcodeProps {
  /** Nothing is drawn of what is more than printable ASCII: this code has no signs for it. */
  readonly value: string
  /** What it leads to, for those who do not see it. */
  readonly label: string
}

/** Millimetres: of the narrowest bar as hand scanners read it, and of the whole. */
const BAR_MM = 0.33
const HEIGHT_MM = 12
/** Bars of room that scanners ask for on either side. */
const QUIET = 10

/** A one-dimensional code (Code 128) in its true size, sharp on paper. */
export default function Barcode({ value, label }: BarcodeProps) {
  const bars = barsOf(value)
  if (!bars) return null
  const width = bars.length + 2 * QUIET
  return (
    <svg
      role="img"
      aria-label={label}
      viewBox={`${-QUIET} 0 ${width} 1`}
      preserveAspectRatio="none"
      shapeRendering="crispEdges"
      style={{ width: `${width * BAR_MM}mm`, height: `${HEIGHT_MM}mm`, background: '#fff' }}
    >
      <path d={pathOf(bars)} fill="#000" />
    </svg>
  )
}

const PRINTABLE = /^[ -~]+$/

/** `1` for a bar, `0` for a space, of equal width; empty where there are no signs for the value. */
export function barsOf(value: string): string {
  if (!PRINTABLE.test(value)) return ''
  const target: { encodings?: readonly { readonly data: string }[] } = {}
  encode(target, value, { format: 'CODE128' })
  return target.encodings?.map(({ data }) => data).join('') ?? ''
}

const pathOf = (bars: string): string =>
  [...bars.matchAll(/1+/g)].map(({ 0: bar, index }) => `M${index} 0h${bar.length}v1h-${bar.length}z`).join('')
