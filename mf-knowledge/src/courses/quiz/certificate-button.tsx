import { asPortalError, downloadFile, notify } from '@portal/shared-lib'
import { Button, PreviewLink } from '@portal/shared-lib/page'
import { useState } from 'react'
import { useCourseIssueCertificateMutation } from '../api'
import styles from './quiz.module.css'

/** 结业证书: made when it is asked for, then to be looked at, printed from there, or downloaded. */
export function CertificateButton({ courseId }: { readonly courseId: string }) {
  const [issue, { isLoading }] = useCourseIssueCertificateMutation()
  const [file, setFile] = useState<{ readonly id: string; readonly name: string; readonly no: string }>()
  const give = async () => {
    const { data, error } = await issue({ args: { id: courseId } })
    if (data) setFile({ id: data.fileId, name: data.fileName, no: data.certificateNo })
    else notify.warning(asPortalError(error).message)
  }
  if (!file)
    return (
      <Button type="primary" loading={isLoading} onClick={() => void give()}>
        取得结业证书
      </Button>
    )
  return (
    <p role="status" className={styles.certificate}>
      <span>结业证书{file.no}</span>
      <PreviewLink file={file} among={[file]} />
      <button type="button" aria-label={`下载 ${file.name}`} onClick={() => void downloadFile(file)}>
        下载
      </button>
    </p>
  )
}
