import { Page } from '@portal/shared-lib/page'
import type { ComponentProps } from 'react'
import { ScanQueue } from './scan-queue'
import { TakeScan } from './take-scan'

const READ: readonly string[] = ['done', 'unreadable']
const UNREAD: ComponentProps<typeof ScanQueue>['counted'] = {
  name: '待识别',
  isCounted: ({ state }) => !READ.includes(state),
}

/** /letterManage/letterOriginal: takes in scanned letters, reads them, and leads to registering them. */
export default function LetterOriginalPage() {
  return (
    <Page>
      <TakeScan />
      <ScanQueue to="/letterManage/letterRegisterAiInfo" counted={UNREAD} />
    </Page>
  )
}
