/** What of a picture's brightness, 0 to 255, separates pen strokes from paper and its shadows. */
const FAINTEST = 60
/** Steps of blackness above none: few, so that a photo's grain does not swell the file. */
const STEPS = 3
const FULL = 255
/** Share of the pixels that are darker than the paper's usual brightness. */
const PAPER_SHARE = 0.5
/** Of all pixels: more than so many are no strokes but a picture. */
const MOST_INK = 0.5

/**
 * Leaves of a picture's RGBA pixels the strokes alone, black on nothing, as if drawn on the pad. Tells whether there are
 * any; where there are none the pixels stay as they were.
 */
export function keepInk(pixels: Uint8ClampedArray): boolean {
  const brightness = brightnessOf(pixels)
  const paper = brightness.toSorted()[Math.floor(brightness.length * PAPER_SHARE)] ?? FULL
  const strength = brightness.map(one => inkAt(paper - one, paper))
  const inked = strength.filter(one => one > 0).length
  if (inked === 0 || inked > brightness.length * MOST_INK) return false
  for (const [at, alpha] of strength.entries()) pixels.set([0, 0, 0, alpha], at * 4)
  return true
}

/** Of each pixel on white ground, as eyes see it (ITU-R BT.601). */
function brightnessOf(pixels: Uint8ClampedArray): Uint8ClampedArray {
  const bright = new Uint8ClampedArray(pixels.length / 4)
  for (let at = 0; at < bright.length; at++) {
    const [red = 0, green = 0, blue = 0, alpha = 0] = pixels.subarray(at * 4, at * 4 + 4)
    bright[at] = FULL - ((FULL - (0.299 * red + 0.587 * green + 0.114 * blue)) * alpha) / FULL
  }
  return bright
}

function inkAt(darker: number, paper: number): number {
  if (darker < FAINTEST) return 0
  const share = Math.min((2 * (darker - FAINTEST)) / Math.max(paper - FAINTEST, 1), 1)
  return ((1 + Math.floor(share * (STEPS - 1))) * FULL) / STEPS
}
