import { EXPORT_TEXTS } from '@portal/shared-lib/contract/rules/exports'
import type { FastifyBaseLogger } from 'fastify'
import type { FieldKeys } from '../keys/field-keys'
import { sheetNameOf } from './asked-by'
import { askedOf, type ExportTask } from './task'

interface Reading {
  readonly keys: FieldKeys
  readonly log: Pick<FastifyBaseLogger, 'error'>
}

interface Named {
  readonly sheetName: string
  /** Empty where all is well. */
  readonly trouble: string
}

/** What a list shows of a task. One whose stored conditions cannot be read says so, and the others show all the same. */
export function nameOf({ keys, log }: Reading, task: ExportTask): Named {
  try {
    return { sheetName: askedOf(keys, task).sheetName, trouble: '' }
  } catch (error) {
    log.error({ err: error, export: task.id }, 'what an export was asked for cannot be read')
    return { sheetName: sheetNameOf(task.view_id), trouble: EXPORT_TEXTS.unreadable }
  }
}
