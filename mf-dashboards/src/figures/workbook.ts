import { notify, saveFile, type send } from '@portal/shared-lib'
import type { ReportSheetAnswer } from '@portal/shared-lib/contract/calls/stats'

const TYPES = {
  xlsx: 'application/vnd.openxmlformats-officedocument.spreadsheetml.sheet',
  docx: 'application/vnd.openxmlformats-officedocument.wordprocessingml.document',
} as const

type Answered = Awaited<ReturnType<typeof send<unknown, ReportSheetAnswer>>>

const keeps =
  (type: string) =>
  ({ data, error }: Answered): void => {
    if (error) notify.warning(error.message)
    else saveFile(data.name, new Blob([bytesOf(data.content)], { type }))
  }

/** Saves a workbook that the server has made, or tells why there is none. */
export const keepWorkbook = keeps(TYPES.xlsx)
/** The same of a document. */
export const keepDocument = keeps(TYPES.docx)

const bytesOf = (base64: string) => Uint8Array.from(atob(base64), character => character.charCodeAt(0))
