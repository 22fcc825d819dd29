import { Uploads } from '@portal/shared-lib/ui-data'
import { useFormFiles } from '../engine/form-files'

/** The attachments; they are staged beside the form, which knows them by their ids. */
export function FilesControl() {
  const files = useFormFiles()
  return files && <Uploads files={files.files} onAdd={files.add} onRemove={files.remove} />
}
