import { Empty, Loading, Trouble } from '@portal/shared-lib/page'
import { useCasePapersQuery } from '../../case-api'
import { FRESH } from '../../fresh'
import { DocumentsOf } from '../../official/documents-of'
import { CreateDocument } from '../documents/create-document'
import { PrintFile } from '../file-sheets/print-file'
import { DocumentSection } from '../papers/document-section'
import { ReportSection } from '../papers/report-section'
import type { TabProps } from './tab-props'

/** Notices, opinions and reports, the newest first, each with to whom it was given; and new ones from templates; what the file on paper needs. */
export default function PapersTab({ petition }: TabProps) {
  return (
    <>
      <CreateDocument petition={petition} />
      <Papers petition={petition} />
      <DocumentsOf petitionNo={petition.petitionNo} />
      <PrintFile petition={petition} />
    </>
  )
}

function Papers({ petition: { petitionNo } }: TabProps) {
  const { data, error, refetch } = useCasePapersQuery({ petitionNo }, FRESH)
  if (error) return <Trouble error={error} onRetry={() => void refetch()} />
  if (!data) return <Loading />
  if (data.documents.length + data.reports.length === 0) return <Empty hint="受理、答复和报告后在此查看文书" />
  return (
    <>
      {data.reports.toReversed().map(report => (
        <ReportSection key={report.reportId} report={report} />
      ))}
      {data.documents.toReversed().map(document => (
        <DocumentSection key={document.documentId} document={document} />
      ))}
    </>
  )
}
