import { MAX_FILES, TOO_MANY_FILES } from './attachment'
import { findClassifiedWord } from './classified-words'

export const MAX_TITLE = 100
export const MAX_NOTICE = 10_000
export const MAX_DESCRIPTION = 500

/** What kinds of material there are to download. */
export const DOWNLOAD_TYPES = ['业务表格', '操作手册', '政策文件', '培训资料', '软件工具'] as const
export type DownloadType = (typeof DOWNLOAD_TYPES)[number]

/** Texts of notices and downloads, the same in the form and at the server. */
export const NOTICE_TEXTS = {
  noTitle: '请输入标题',
  longTitle: `标题不能超过${MAX_TITLE}个字`,
  noContent: '请输入公告内容',
  longContent: `公告内容不能超过${MAX_NOTICE}个字`,
  classified: '内容存在敏感词，不允许发布！',
  past: '定时发布时间应晚于当前时间',
  noType: '请选择资料类型',
  longDescription: `描述不能超过${MAX_DESCRIPTION}个字`,
  noFile: '请上传资料文件',
  published: '已发布的公告请先撤回再修改',
  notPublished: '该公告尚未发布或已撤回',
} as const

interface WrittenNotice {
  readonly title: string
  readonly content: string
  readonly fileIds: readonly string[]
}

/** What speaks against a notice, field by field; nothing where it may be published. */
export function noticeProblems({ title, content, fileIds }: WrittenNotice): Record<string, string> {
  return {
    ...titleProblem(title),
    ...(content.trim() === '' && { content: NOTICE_TEXTS.noContent }),
    ...(content.length > MAX_NOTICE && { content: NOTICE_TEXTS.longContent }),
    ...(findClassifiedWord(content) && { content: NOTICE_TEXTS.classified }),
    ...(fileIds.length > MAX_FILES && { fileIds: TOO_MANY_FILES }),
  }
}

interface WrittenDownload {
  readonly title: string
  readonly type: string
  readonly description: string
  readonly fileIds: readonly string[]
}

/** What speaks against material to download, field by field. */
export function downloadProblems({ title, type, description, fileIds }: WrittenDownload): Record<string, string> {
  return {
    ...titleProblem(title),
    ...(!DOWNLOAD_TYPES.some(known => known === type) && { type: NOTICE_TEXTS.noType }),
    ...(description.length > MAX_DESCRIPTION && { description: NOTICE_TEXTS.longDescription }),
    ...(findClassifiedWord(description) && { description: NOTICE_TEXTS.classified }),
    ...(fileIds.length === 0 && { fileIds: NOTICE_TEXTS.noFile }),
    ...(fileIds.length > MAX_FILES && { fileIds: TOO_MANY_FILES }),
  }
}

function titleProblem(title: string): Record<string, string> {
  if (title.trim() === '') return { title: NOTICE_TEXTS.noTitle }
  if (title.length > MAX_TITLE) return { title: NOTICE_TEXTS.longTitle }
  return findClassifiedWord(title) ? { title: NOTICE_TEXTS.classified } : {}
}
