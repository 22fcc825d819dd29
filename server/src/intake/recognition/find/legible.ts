const FULL_WIDTH = /[０-９Ａ-Ｚａ-ｚ]/g
/** Between a full-width character and its usual form. */
const FULL_WIDTH_OFFSET = 0xfee0
/** A one in a date, and the last one of a number, as readers of print take it. */
const MISREAD_ONE = /(?<=[年月./-])[\]|lI](?=[\d月日])|(?<=(?<!\d)(?:\d{17}|1\d{9}))[\]|lI]/g
/** The edge of the paper, and the frame of a form. */
const EDGES = /\|/g

/** The text with its digits and letters as they are usually written; each character stays in its place. */
export const legible = (text: string): string =>
  text
    .replace(FULL_WIDTH, character => String.fromCharCode(character.charCodeAt(0) - FULL_WIDTH_OFFSET))
    .replace(MISREAD_ONE, '1')
    .replace(EDGES, ' ')
