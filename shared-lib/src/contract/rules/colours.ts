/** Like `#1d5fbf`. */
export const COLOUR = /^#[0-9a-f]{6}$/i

/** Between what is written and its ground, by WCAG 2.1: from 1 to 21. */
export function contrastOf(one: string, other: string): number {
  const [dark = 0, light = 0] = [luminance(one), luminance(other)].sort((a, b) => a - b)
  return (light + 0.05) / (dark + 0.05)
}

/** At least this much is between a text and its ground. */
export const READABLE = 4.5

/** Of what is lightened: enough also on the softer grounds of buttons and chosen rows. */
const WELL_READABLE = 6.5
const STEP = 0.05

/** A colour with as much white in it as it needs to be read on a dark ground. */
export function lightened(colour: string, ground: string): string {
  for (let white = 0; white < 1; white += STEP) {
    const mixed = withWhite(colour, white)
    if (contrastOf(mixed, ground) >= WELL_READABLE) return mixed
  }
  return '#ffffff'
}

const withWhite = (colour: string, white: number) =>
  `#${partsOf(colour)
    .map(part => Math.round(part + (255 - part) * white))
    .map(part => part.toString(16).padStart(2, '0'))
    .join('')}`

const partsOf = (colour: string) => [1, 3, 5].map(at => Number.parseInt(colour.slice(at, at + 2), 16))

function luminance(colour: string): number {
  const [red = 0, green = 0, blue = 0] = partsOf(colour).map(part => {
    const share = part / 255
    return share <= 0.03928 ? share / 12.92 : ((share + 0.055) / 1.055) ** 2.4
  })
  return 0.2126 * red + 0.7152 * green + 0.0722 * blue
}
