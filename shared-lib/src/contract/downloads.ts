import { z } from 'zod'
import { dateTime, list, nothing, page } from './fields'
import { Attachment } from './files'
import { call, named } from './form'
import { downloadProblems } from './rules/notice'

const id = z.string().trim().max(40)
const cursor = z.string().max(200).optional()

const described = {
  title: named('bt', z.string().trim()),
  type: named('name', z.string()),
  description: named('xxms', z.string()),
}

const Download = z.object({
  id,
  ...described,
  createdAt: named('createTime', dateTime),
  files: named('fjbList', z.array(Attachment)),
})

/** Material that offices offer to download, newest first. */
export const downloads = call('POST', 'api/ZlglController/getList', {
  form: page,
  paramJson: { cursor },
  answer: list(Download),
})

/** A link that opens a file of the material once within 60 s, below the base path. */
export const openDownload = call('POST', 'api/ZlglController/downLoadSlbmdFj', {
  paramJson: { id },
  answer: z.object({ path: z.string() }),
})

/** What the caller's organisation offers or has withdrawn, newest first. */
export const managedDownloads = call('POST', 'api/downloads/managed', {
  json: page,
  answer: list(Download.extend({ withdrawn: z.boolean() })),
})

interface DownloadRules {
  title: string
  type: string
  description: string
  fileIds: string[]
}

/** Offers material to everybody. The answer is its id. */
export const publishDownload = call('POST', 'api/downloads/publish', {
  writes: true,
  json: { ...described, fileIds: named('fjbList', z.array(z.string())) },
  check: (material: DownloadRules, problem) => {
    for (const [field, text] of Object.entries(downloadProblems(material))) problem(text, field)
  },
  answer: id,
})

/** Takes material back, or offers it again. */
export const withdrawDownload = call('POST', 'api/downloads/withdraw', {
  writes: true,
  json: { id, withdrawn: z.boolean() },
  answer: nothing,
})
