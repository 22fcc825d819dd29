import { saveFile, WORKBOOK } from '../../export/save-file'

/** Hands the browser the template to keep. */
export async function saveTemplate(): Promise<void> {
  const { templateOf } = await import('./sheet')
  saveFile('巡视移交信访件导入模板.xlsx', new Blob([await templateOf()], { type: WORKBOOK }))
}
