import { saveFile } from '@portal/shared-lib'

const XLSX = 'application/vnd.openxmlformats-officedocument.spreadsheetml.sheet'

/** Saves a workbook that the server has made; `content` is in base64. */
export function saveWorkbook({ name, content }: { readonly name: string; readonly content: string }): void {
  const bytes = Uint8Array.from(atob(content), character => character.charCodeAt(0))
  saveFile(name, new Blob([bytes], { type: XLSX }))
}
