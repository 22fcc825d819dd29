/** Darker than this, of 255, is ink. */
const INK = 190
/** Edges of the paper cast shadows: this share of width and height on each side is not looked at. */
const MARGIN = 0.04
/** Share of the rest that is ink on a page with but a signature on it. */
const LEAST_INK = 0.0005

/**
 * Whether nothing is written on a page: the back of a sheet, scanned along.
 * @param {Uint8ClampedArray} pixels RGBA
 * @param {number} width
 */
export function isBlank(pixels, width) {
  const height = pixels.length / 4 / width
  const [left, top] = [Math.round(width * MARGIN), Math.round(height * MARGIN)]
  let ink = 0
  for (let y = top; y < height - top; y += 1) {
    for (let x = left; x < width - left; x += 1) {
      // Green carries most of what the eye sees.
      if ((pixels[(y * width + x) * 4 + 1] ?? 0) < INK) ink += 1
    }
  }
  return ink < LEAST_INK * (width - 2 * left) * (height - 2 * top)
}
