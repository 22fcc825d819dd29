import { encode } from 'uqr'

/** Modules of white around the code, as the standard asks. */
const QUIET_ZONE = 4

/** A QR code. */
export function Picture({ text, label }: { text: string; label: string }) {
  const { data, size } = encode(text, { ecc: 'M', border: QUIET_ZONE })
  const modules = data.flatMap((row, y) => row.map((dark, x) => (dark ? `M${x} ${y}h1v1h-1z` : '')))
  return (
    <svg viewBox={`0 0 ${size} ${size}`} shapeRendering="crispEdges" role="img" aria-label={label}>
      <path d={modules.join('')} />
    </svg>
  )
}
