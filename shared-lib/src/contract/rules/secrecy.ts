import { CLASSIFIED_WORDS, plainText } from './classified-words'

/** Who may set classified words and masks at /sys/parameter. */
export const SECRECY_PERMISSION = 'sys:secrecy'

/** Characters of a word: shorter ones would keep half of all texts from being sent. */
const WORD_LENGTH = { min: 2, max: 20 }
/** Words that can be in use at once: each text is searched for all of them. */
export const MOST_WORDS = 500
/** So many open cases with a word are counted. */
export const MOST_COUNTED = 100

export const SECRECY_TEXTS = {
  word: `涉密词应为${WORD_LENGTH.min}至${WORD_LENGTH.max}个汉字、字母或数字`,
  covered: '该词已包含固定的涉密词，无需添加',
  tooMany: `启用的涉密词不能超过${MOST_WORDS}个`,
  unchanged: '设置与现行的相同，无需提交',
  mask: '显示的位数不能超过规定的上限',
} as const

const WORD = new RegExp(`^[\\p{Script=Han}a-zA-Z0-9]{${WORD_LENGTH.min},${WORD_LENGTH.max}}$`, 'u')

/** What is wrong with a word that is to be added. */
export function wordProblem(word: string): string | undefined {
  if (!WORD.test(word)) return SECRECY_TEXTS.word
  return CLASSIFIED_WORDS.some(fixed => plainText(word).includes(fixed)) ? SECRECY_TEXTS.covered : undefined
}
