import { Page } from '@portal/shared-lib/page'
import { ScanQueue } from './scan-queue'
import { TakeScan } from './take-scan'

/** /letterManage/letterOriginal: takes in scanned letters, reads them, and leads to registering them. */
export default function LetterOriginalPage() {
  return (
    <Page title="来信原件识别">
      <TakeScan />
      <ScanQueue to="/letterManage/letterRegisterAiInfo" />
    </Page>
  )
}
