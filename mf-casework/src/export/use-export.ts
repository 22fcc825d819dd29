import { composition, notify, send } from '@portal/shared-lib'
import {
  cancelExport,
  type ExportStateAnswer,
  exportState,
  type StartExportArgs,
  startExport,
} from '@portal/shared-lib/contract/calls/export-tasks'
import { useEffect, useRef, useState } from 'react'

export type Progress = ExportStateAnswer

/** Milliseconds between two questions how far it has come. */
const POLL_MS = 5000
const DONE = 2

/** An export from its start to its file: asked after every five seconds until it is done or has failed. */
export function useExport(onChanged: () => void) {
  const [progress, show] = useState<Progress>()
  const changed = useRef(onChanged)
  changed.current = onChanged
  // Once the dialog is closed nobody reads its list again.
  useEffect(
    () => () => {
      changed.current = () => undefined
    },
    [],
  )
  const taskId = progress?.isComplete === DONE ? undefined : progress?.taskId

  useEffect(() => {
    if (!taskId) return
    const timer = setInterval(async () => {
      const { data, error } = await send(exportState, { taskId })
      if (error?.retry) return
      show(data)
      if (error) notify.warning(error.message)
      if (data?.isComplete === DONE) download(data)
      if (data?.isComplete !== 0) changed.current()
    }, POLL_MS)
    return () => clearInterval(timer)
  }, [taskId])

  return {
    progress,
    async start(args: StartExportArgs) {
      const { data, error } = await send(startExport, args)
      if (error) return notify.warning(error.message)
      show(data)
      changed.current()
    },
    async cancel(id: string) {
      const { error } = await send(cancelExport, { taskId: id })
      if (error) return notify.warning(error.message)
      if (id === taskId) show(undefined)
      changed.current()
    },
    /** Asks for the file of an export that was done before. */
    async open(id: string) {
      const { data, error } = await send(exportState, { taskId: id })
      if (error) return notify.warning(error.message)
      show(data)
      download(data)
    },
  }
}

function download({ url, sheetName, password }: Progress): void {
  const anchor = document.createElement('a')
  anchor.href = composition().province.basePath + url
  anchor.download = `${sheetName}.${password ? 'zip' : 'xlsx'}`
  anchor.click()
}
