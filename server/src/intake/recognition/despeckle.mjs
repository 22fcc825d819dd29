/** Darker than this share of the page's own white is ink. */
const INK = 0.85
/** Pixels of a spot that is no part of any character, at the width at which letters are read. */
const MOST_PIXELS = 20

/**
 * Takes the dust off a page: spots too small for the dot of a comma. Those of a character touch its other strokes or
 * are larger.
 * @param {Uint8ClampedArray} pixels RGBA, changed in place
 * @param {number} width
 */
export function despeckle(pixels, width) {
  const dark = inkOf(pixels)
  const spot = new Int32Array(MOST_PIXELS + 1)
  for (let at = 0; at < dark.length; at += 1) {
    if (dark[at] !== 1) continue
    const size = gather(dark, width, at, spot)
    if (size > MOST_PIXELS) continue
    for (const place of spot.subarray(0, size)) pixels.fill(255, place * 4, place * 4 + 3)
  }
}

/** 1 where there is ink. @param {Uint8ClampedArray} pixels */
function inkOf(pixels) {
  const brightness = new Uint8Array(pixels.length / 4)
  let sum = 0
  for (let at = 0; at < brightness.length; at += 1) {
    const value = ((pixels[at * 4] ?? 0) + 2 * (pixels[at * 4 + 1] ?? 0) + (pixels[at * 4 + 2] ?? 0)) >> 2
    brightness[at] = value
    sum += value
  }
  const limit = (sum / brightness.length) * INK
  return brightness.map(value => (value < limit ? 1 : 0))
}

/**
 * How many pixels of ink hang together with one, which are marked as seen; the first of them stand in `spot`.
 * @param {Uint8Array} dark @param {number} width @param {number} first @param {Int32Array} spot
 */
function gather(dark, width, first, spot) {
  const open = [first]
  dark[first] = 2
  let size = 0
  for (let at = open.pop(); at !== undefined; at = open.pop()) {
    if (size < spot.length) spot[size] = at
    size += 1
    for (const by of [-width - 1, -width, -width + 1, -1, 1, width - 1, width, width + 1]) {
      if (dark[at + by] !== 1) continue
      dark[at + by] = 2
      open.push(at + by)
    }
  }
  return size
}
