/** Pixels between two repetitions. */
const WIDTH = 320
const HEIGHT = 200

/** The picture that is tiled: the text, slanted and faint, as a data address. */
export function tileOf(text: string): string {
  const svg = `<svg xmlns="http://www.w3.org/2000/svg" width="${WIDTH}" height="${HEIGHT}"><text x="24" y="150" transform="rotate(-22 24 150)" font-family="sans-serif" font-size="15" fill="#1f2733" fill-opacity="0.09">${escapeXml(text)}</text></svg>`
  return `data:image/svg+xml,${encodeURIComponent(svg)}`
}

function escapeXml(text: string): string {
  return text.replaceAll('&', '&amp;').replaceAll('<', '&lt;').replaceAll('>', '&gt;')
}
