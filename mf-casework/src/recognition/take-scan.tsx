import { asPortalError, notify, WhileLoading } from '@portal/shared-lib'
import { Button, Checkbox, Input, Loading, Section } from '@portal/shared-lib/page'
import { useUnsaved } from '@portal/shared-lib/router'
import { Uploads } from '@portal/shared-lib/ui-data'
import { useUploads } from '@portal/shared-lib/ui-form'
import { useState } from 'react'
import { useCaseworkTakeScanMutation } from './api'
import styles from './recognition.module.css'
import { useRecognise } from './use-reading'

/** 扫描件接收: the pages of one letter, or a letter for each file; reading begins at once. */
export function TakeScan() {
  const files = useUploads()
  const [barcode, setBarcode] = useState('')
  const [batch, setBatch] = useState('')
  const [apart, setApart] = useState(false)
  const [take, { isLoading }] = useCaseworkTakeScanMutation()
  const { begin } = useRecognise()
  useUnsaved('来信原件识别', files.files.length > 0, { read: () => null, restore: () => undefined })

  const send = async () => {
    if (files.uploading) return notify.warning('扫描件正在上传，请稍候')
    if (files.fileIds.length === 0) return notify.warning('请上传扫描件')
    const letters = apart ? files.fileIds.map(id => [id]) : [files.fileIds]
    for (const fileIds of letters) {
      const { data, error } = await take({ args: { fileIds, barcode: apart ? '' : barcode, batch } })
      if (!data) return notify.error(asPortalError(error).message)
      await begin(data.itemId)
    }
    notify.success(`已接收${letters.length}封来信，正在识别`)
    files.clear()
    setBarcode('')
  }
  return (
    <Section title="接收扫描件">
      <div className={styles.take}>
        <WhileLoading fallback={<Loading />}>
          <Uploads files={files.files} onAdd={files.add} onRemove={files.remove} />
        </WhileLoading>
        <div className={styles.takeRow}>
          <label htmlFor="scan-barcode">信件条码</label>
          <Input
            id="scan-barcode"
            maxLength={32}
            value={barcode}
            disabled={apart}
            onChange={({ target }) => setBarcode(target.value)}
          />
          <label htmlFor="scan-batch">扫描批次</label>
          <Input id="scan-batch" maxLength={32} value={batch} onChange={({ target }) => setBatch(target.value)} />
          <Checkbox checked={apart} onChange={({ target }) => setApart(target.checked)}>
            每个文件是一封来信
          </Checkbox>
          <Button type="primary" loading={isLoading} onClick={() => void send()}>
            接收并识别
          </Button>
        </div>
      </div>
    </Section>
  )
}
