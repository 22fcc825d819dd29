/** Pixels between two repetitions. */
const WIDTH = 320
const HEIGHT = 200

/** The picture that is tiled: the text, slanted and faint, as a data address. Dark for light ground, light for dark. */
export function tileOf(text: string): string {
  const lines = [lineOf(text, 1, '#fff', 0.16), lineOf(text, 0, '#1f2733', 0.1)].join('')
  const svg = `<svg xmlns="http://www.w3.org/2000/svg" width="${WIDTH}" height="${HEIGHT}">${lines}</svg>`
  return `data:image/svg+xml,${encodeURIComponent(svg)}`
}

function lineOf(text: string, offset: number, colour: string, opacity: number): string {
  const at = `x="${24 + offset}" y="${150 + offset}"`
  const font = 'font-family="sans-serif" font-size="15"'
  return `<text ${at} ${font} transform="rotate(-22 24 150)" fill="${colour}" fill-opacity="${opacity}">${escapeXml(text)}</text>`
}

function escapeXml(text: string): string {
  return text.replaceAll('&', '&amp;').replaceAll('<', '&lt;').replaceAll('>', '&gt;')
}
