import { EXPORT_TEXTS } from '@portal/shared-lib/contract/rules/exports'
import { type Log, storedOr } from '../../platform/http/stored-or'
import type { FieldKeys } from '../../platform/keys/field-keys'
import { sheetNameOf } from './export-query'
import { type ExportTask, queryOf } from './task'

export interface Reading {
  readonly keys: FieldKeys
  readonly log: Log
}

interface Named {
  readonly sheetName: string
  /** Empty where all is well. */
  readonly trouble: string
}

/** What a list shows of a task. One whose stored conditions cannot be read says so. */
export const nameOf = ({ keys, log }: Reading, task: ExportTask): Named =>
  storedOr(
    log,
    { export: task.id },
    () => ({ sheetName: queryOf(keys, task).sheetName, trouble: '' }),
    () => ({ sheetName: sheetNameOf(task.view_id), trouble: EXPORT_TEXTS.unreadable }),
  )
