/** What a terminal shows two columns wide: Han, kana, hangul, full-width forms, and their punctuation. */
const WIDE =
  /[\u1100-\u115f\u2e80-\u303e\u3041-\ua4cf\uac00-\ud7a3\uf900-\ufaff\ufe30-\ufe6f\uff00-\uff60\uffe0-\uffe6]/

/**
 * Columns that the text takes in a terminal.
 * @param {string} text
 */
export function widthOf(text) {
  return [...text].reduce((sum, character) => sum + (isWide(character) ? 2 : 1), 0)
}

/**
 * The text followed by blanks up to that many columns.
 * @param {string} text
 * @param {number} columns
 */
export function padTo(text, columns) {
  return text + ' '.repeat(Math.max(0, columns - widthOf(text)))
}

/** @param {string} character */
function isWide(character) {
  return WIDE.test(character) || (character.codePointAt(0) ?? 0) > 0x1f2ff
}
