/** Words that no file name and nothing the office sends may contain. They stay, whatever is added. */
export const CLASSIFIED_WORDS = ['秘密', '涉密', '机密', '绝密'] as const

let added: readonly string[] = []

/** Words that the security officer has added. The server says them before it checks; browsers know none. */
export function setAddedWords(words: readonly string[]): void {
  added = words.map(plainText)
}

/** Stands where people write, upload and sign in. */
export const NOT_CLASSIFIED = '本系统为非涉密系统，严禁处理、传输国家秘密'

/** Said of what an office has written with such a word. */
export const CLASSIFIED = '内容含有涉密词语，请删除后再提交；本系统不得处理涉密信息'

const ZERO_WIDTH = /[\u00AD\u180E\u200B-\u200F\u2060-\u2064\uFEFF]/g
const SPACE_BETWEEN_HAN = /(?<=\p{Script=Han})[^\S\r\n]+(?=\p{Script=Han})/gu

/**
 * The classified word in a text, or undefined. Full-width forms, zero-width characters and spaces between Han
 * characters do not hide one; line breaks and punctuation separate words (神秘。密码 holds none).
 */
export function findClassifiedWord(text: string): string | undefined {
  const plain = plainText(text)
  return [...CLASSIFIED_WORDS, ...added].find(word => plain.includes(word))
}

/** A text in small letters, without what hides words in it. */
export const plainText = (text: string): string =>
  text.normalize('NFKC').replace(ZERO_WIDTH, '').replace(SPACE_BETWEEN_HAN, '').toLowerCase()
