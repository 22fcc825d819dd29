import { Uploads } from '@portal/shared-lib/ui-data'
import { useCorrecting } from '../correcting'
import { useFormFiles } from '../form-files'
import { RegisteredFiles } from './registered-files'

/** The attachments; they are staged beside the form, which knows them by their ids. */
export function FilesControl() {
  const files = useFormFiles()
  const registered = useCorrecting()?.files ?? []
  return (
    <>
      {registered.length > 0 && <RegisteredFiles files={registered} />}
      {files && <Uploads files={files.files} onAdd={files.add} onRemove={files.remove} />}
    </>
  )
}
