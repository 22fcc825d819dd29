import { notify, saveFile, type send } from '@portal/shared-lib'
import type { ReportSheetAnswer } from '@portal/shared-lib/contract/calls/stats'

const XLSX = 'application/vnd.openxmlformats-officedocument.spreadsheetml.sheet'

type Answered = Awaited<ReturnType<typeof send<unknown, ReportSheetAnswer>>>

/** Saves a workbook that the server has made, or tells why there is none. */
export function keepWorkbook({ data, error }: Answered): void {
  if (error) notify.warning(error.message)
  else saveFile(data.name, new Blob([bytesOf(data.content)], { type: XLSX }))
}

const bytesOf = (base64: string) => Uint8Array.from(atob(base64), character => character.charCodeAt(0))
