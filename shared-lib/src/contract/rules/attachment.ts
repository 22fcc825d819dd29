import { findClassifiedWord } from './classified-words'

/** Bytes: 100 MB, inclusive. */
export const MAX_FILE_BYTES = 104857600
export const MAX_FILES = 5
/** Bytes of a piece of an upload at most; the last one may have fewer. */
export const PIECE_BYTES = 2 * 1024 * 1024
const MAX_BASE_NAME = 50

export const TOO_LARGE = '文件过大，请上传文件大小不超过100MB的文件！'
/** Of a form that takes so many. */
export const tooManyFiles = (most: number): string => `当前限制选择 ${most} 个文件`
export const TOO_MANY_FILES = tooManyFiles(MAX_FILES)
export const WRONG_ENDING = '不支持此类型的文件，请上传PDF、OFD、Office、WPS、图片、音频、视频、文本或ZIP文件'

/** What may be uploaded at all, by ending. Programs and pages (HTML, SVG) are never among it. */
export const ACCEPTED_ENDINGS = [
  ...['pdf', 'ofd', 'doc', 'docx', 'xls', 'xlsx', 'ppt', 'pptx', 'wps', 'et', 'dps'],
  ...['jpg', 'jpeg', 'png', 'gif', 'bmp', 'webp', 'tif', 'tiff'],
  ...['mp3', 'wav', 'm4a', 'mp4', 'webm', 'txt', 'csv', 'zip'],
] as const

export type AcceptedEnding = (typeof ACCEPTED_ENDINGS)[number]

/** The ending of a name in small letters, where files with it are accepted. */
export function acceptedEnding(name: string): AcceptedEnding | undefined {
  const ending = name.slice(baseName(name).length + 1).toLowerCase()
  return ACCEPTED_ENDINGS.find(accepted => accepted === ending)
}

/** What speaks against a file's name, in its fixed words, or undefined. The base name is the name without its ending. */
export function fileNameProblem(name: string): string | undefined {
  if (findClassifiedWord(name)) return '文件存在敏感词，不允许上传！'
  if (baseName(name).length > MAX_BASE_NAME) return '文件名不能超过50个字符！'
  return acceptedEnding(name) ? undefined : WRONG_ENDING
}

/** What speaks against a file, its size in bytes. */
export function fileProblem(name: string, size: number): string | undefined {
  return fileNameProblem(name) ?? (size > MAX_FILE_BYTES ? TOO_LARGE : undefined)
}

function baseName(name: string): string {
  const dot = name.lastIndexOf('.')
  return dot > 0 ? name.slice(0, dot) : name
}
