import { findClassifiedWord } from './classified-words'

/** Bytes: 100 MB, inclusive. */
export const MAX_FILE_BYTES = 104857600
export const MAX_FILES = 5
const MAX_BASE_NAME = 50

export const TOO_LARGE = '文件过大，请上传文件大小不超过100MB的文件！'
export const TOO_MANY_FILES = `当前限制选择 ${MAX_FILES} 个文件`

/** What speaks against a file's name, in its fixed words, or undefined. The base name is the name without its ending. */
export function fileNameProblem(name: string): string | undefined {
  if (findClassifiedWord(name)) return '文件存在敏感词，不允许上传！'
  if (baseName(name).length > MAX_BASE_NAME) return '文件名不能超过50个字符！'
  return undefined
}

/** What speaks against a file, its size in bytes. */
export function fileProblem(name: string, size: number): string | undefined {
  return fileNameProblem(name) ?? (size > MAX_FILE_BYTES ? TOO_LARGE : undefined)
}

function baseName(name: string): string {
  const dot = name.lastIndexOf('.')
  return dot > 0 ? name.slice(0, dot) : name
}
