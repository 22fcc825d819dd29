import { asPortalError } from '@portal/shared-lib'
import type { ImportInspectionsAnswer } from '@portal/shared-lib/contract/calls/inspections'
import { useState } from 'react'
import { useCaseworkImportInspectionsMutation } from '../api'
import type { FormValues } from '../engine/form-values'
import type { SheetRow } from './sheet'

/** A sheet on its way into the register: read, tried, stored. */
export interface Sheet {
  readonly name: string
  readonly rows: readonly SheetRow[]
  /** Of each row, once it was tried. */
  readonly outcomes?: ImportInspectionsAnswer['rows']
  readonly stored?: boolean
}

/** Bytes. */
const LARGEST = 5_000_000

export function useImport() {
  const [sheet, setSheet] = useState<Sheet>()
  const [problem, tell] = useState('')
  const [importRows, { isLoading }] = useCaseworkImportInspectionsMutation()
  const choose = async (file: File) => {
    setSheet(undefined)
    if (file.size > LARGEST) return tell('表格不能超过5MB')
    const { readSheet } = await import('./sheet')
    const read = await readSheet(await file.arrayBuffer())
    if ('problem' in read) return tell(read.problem)
    tell('')
    setSheet({ name: file.name, rows: read.rows })
  }
  const send = async ({ inspection, extra }: FormValues, trial: boolean) => {
    if (!sheet || !inspection) return
    const { data, error } = await importRows({
      args: { ...inspection, extra: extra ?? {}, rows: [...sheet.rows], trial },
    })
    if (!data) return tell(asPortalError(error).message)
    tell('')
    setSheet({ ...sheet, outcomes: data.rows, stored: data.stored })
  }
  return { sheet, problem, tell, busy: isLoading, choose, send }
}
