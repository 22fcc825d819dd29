import { acceptedEnding } from '@portal/shared-lib/contract/rules/attachment'

/** How a file is shown. */
export type Kind = 'picture' | 'pdf' | 'document' | 'sheet' | 'text' | 'sound' | 'film'

const MB = 1024 * 1024

/** By ending; `maxBytes` where a page would take too long to lay it out. */
const KINDS: readonly { readonly kind: Kind; readonly endings: readonly string[]; readonly maxBytes?: number }[] = [
  { kind: 'picture', endings: ['jpg', 'jpeg', 'png', 'gif', 'bmp', 'webp'] },
  { kind: 'pdf', endings: ['pdf'] },
  { kind: 'document', endings: ['docx'], maxBytes: 20 * MB },
  { kind: 'sheet', endings: ['xlsx'], maxBytes: 20 * MB },
  { kind: 'text', endings: ['txt', 'csv'], maxBytes: 5 * MB },
  { kind: 'sound', endings: ['mp3', 'wav', 'm4a'] },
  { kind: 'film', endings: ['mp4', 'webm'] },
]

/** How a file is shown, or why it can only be downloaded. */
export function kindOf(name: string, size: number): { kind: Kind } | { kind?: undefined; why: string } {
  const ending = acceptedEnding(name) ?? ''
  const found = KINDS.find(({ endings }) => endings.includes(ending))
  if (!found) return { why: '此类型的文件不能在线预览，请下载后查看。' }
  if (size > (found.maxBytes ?? Number.POSITIVE_INFINITY)) return { why: '文件较大，不能在线预览，请下载后查看。' }
  return { kind: found.kind }
}
