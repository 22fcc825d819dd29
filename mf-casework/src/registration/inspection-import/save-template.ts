const WORKBOOK = 'application/vnd.openxmlformats-officedocument.spreadsheetml.sheet'

/** Hands the browser the template to keep. */
export async function saveTemplate(): Promise<void> {
  const { templateOf } = await import('./sheet')
  const address = URL.createObjectURL(new Blob([await templateOf()], { type: WORKBOOK }))
  const link = document.createElement('a')
  link.href = address
  link.download = '巡视移交信访件导入模板.xlsx'
  link.click()
  URL.revokeObjectURL(address)
}
