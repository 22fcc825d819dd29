import { createCanvas, GlobalFonts } from '@napi-rs/canvas'
import { arrange } from './arrange.mjs'
import { wear } from './wear.mjs'

/** A4 at 300 dpi. */
const A4 = { width: 2480, height: 3508 }
const QUALITY = 85
/** All Noto CJK fonts have the Chinese forms, which the language chooses. */
const FONTS = { serif: /^Noto Serif (CJK )?\w+$/, sans: /^Noto Sans (CJK )?\w+$/ }
const LANGUAGE = 'zh-CN'
const INK = { usual: '#1a1a1a', faint: '#8a8a8a' }
const PAPER = { usual: '#ffffff', faint: '#efece4' }

/**
 * A made-up letter and what is in it: `truth` by the fields that are looked for.
 * @typedef {object} Letter
 * @property {string} id
 * @property {'letter' | 'form' | 'columns' | 'dense' | 'fax'} layout
 * @property {'clean' | 'skewed' | 'stained' | 'faint' | 'folded' | 'noisy'} look
 * @property {string[]} text paragraphs
 * @property {Record<string, string>} truth
 *
 * @typedef {import('@napi-rs/canvas').SKRSContext2D} Context
 */

/** Draws letters as a scanner of 300 dpi would deliver them. */
export function createPaper() {
  const names = GlobalFonts.families.map(({ family }) => family)
  /** @param {RegExp} pattern */
  const familyOf = pattern => {
    const found = names.find(name => pattern.test(name) && /CJK|SC$/.test(name))
    if (!found) throw new Error('Letters are drawn in Noto Serif CJK and Noto Sans CJK: install fonts-noto-cjk')
    return found
  }
  const families = { serif: familyOf(FONTS.serif), sans: familyOf(FONTS.sans) }
  return {
    /** A page as a JPEG. @param {Letter} letter */
    draw(letter) {
      const canvas = createCanvas(A4.width, A4.height)
      const context = canvas.getContext('2d')
      const tone = letter.look === 'faint' ? 'faint' : 'usual'
      context.fillStyle = PAPER[tone]
      context.fillRect(0, 0, A4.width, A4.height)
      context.save()
      if (letter.look === 'skewed') skew(context, letter)
      context.fillStyle = INK[tone]
      const family = letter.layout === 'form' || letter.layout === 'fax' ? families.sans : families.serif
      context.lang = LANGUAGE
      arrange(context, letter, family)
      context.restore()
      wear(context, letter.look)
      return canvas.encode('jpeg', QUALITY)
    },
  }
}

/** Laid on the glass by hand: to one side or the other. @param {Context} context @param {Letter} letter */
function skew(context, { id }) {
  const degrees = id.length % 2 === 0 ? 1.6 : -2.2
  context.translate(A4.width / 2, A4.height / 2)
  context.rotate((degrees * Math.PI) / 180)
  context.translate(-A4.width / 2, -A4.height / 2)
}
