/** @typedef {import('./paper.mjs').Letter} Letter @typedef {import('./paper.mjs').Context} Context */

/** Where lines stand, in pixels of 300 dpi. */
const LAYOUTS = {
  letter: { left: 300, right: 2180, top: 420, size: 58, line: 112 },
  form: { left: 240, right: 2240, top: 360, size: 54, line: 104 },
  columns: { left: 220, right: 1180, top: 420, size: 52, line: 96 },
  dense: { left: 220, right: 2260, top: 300, size: 46, line: 76 },
  fax: { left: 260, right: 2220, top: 300, size: 50, line: 92 },
}
/** Where the other column begins, below the heading. */
const OTHER_COLUMN = { left: 1300, right: 2260 }
const INDENT = '　　'
/** Not at the start of a line. */
const CLOSING = /^[，。、；：！？）”]/
const SIGNATURE = /^.{0,16}$/

/** Writes a letter on its page. @param {Context} context @param {Letter} letter @param {string} family */
export function arrange(context, letter, family) {
  const layout = LAYOUTS[letter.layout]
  const [heading = '', ...paragraphs] = letter.text
  context.font = `${Math.round(layout.size * 1.25)}px "${family}"`
  const width = context.measureText(heading).width
  const isHeading = width < layout.right - layout.left
  if (isHeading) context.fillText(heading, (context.canvas.width - width) / 2, layout.top)
  context.font = `${layout.size}px "${family}"`
  const lines = (isHeading ? paragraphs : letter.text).flatMap(text => linesOf(context, text, letter, layout))
  const half = letter.layout === 'columns' ? Math.ceil(lines.length / 2) : lines.length
  lines.forEach(({ text, atRight }, at) => {
    const { left, right } = at < half ? layout : OTHER_COLUMN
    const x = atRight ? right - context.measureText(text).width : left
    context.fillText(text, x, layout.top + layout.line * (2 + (at % half)))
  })
}

/** @param {Context} context @param {string} text @param {Letter} letter @param {{ left: number, right: number }} layout */
function linesOf(context, text, { text: all, layout: name }, { left, right }) {
  const place = all.indexOf(text)
  const atRight = name === 'letter' && place > 2 && place >= all.length - 4 && SIGNATURE.test(text)
  const indented = atRight || name === 'form' || name === 'fax' || /[:：]$/.test(text) ? text : INDENT + text
  const lines = ['']
  for (const character of indented) {
    const last = lines.at(-1) ?? ''
    const fits = context.measureText(last + character).width <= right - left
    if (fits || CLOSING.test(character)) lines[lines.length - 1] = last + character
    else lines.push(character)
  }
  return lines.map(line => ({ text: line, atRight }))
}
