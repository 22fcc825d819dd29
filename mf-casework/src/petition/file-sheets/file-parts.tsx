import type { OfficialDocumentAnswer } from '@portal/shared-lib/contract/calls/official-documents'
import type { PetitionAnswer, TimelineAnswer } from '@portal/shared-lib/contract/calls/petitions'
import { FILE_PARTS, type FilePart } from '@portal/shared-lib/contract/rules/prints'
import { Empty, Fields, Section } from '@portal/shared-lib/page'
import type { ReactNode } from 'react'
import { PlainTable } from '../../plain-table/plain-table'
import { actorOf } from '../../record/actor'
import { CaseSheet } from '../../record/case-sheet'
import { DocumentSection } from '../papers/document-section'
import { ReportSection } from '../papers/report-section'
import Ratings from '../ratings/ratings'
import { contentsOf } from './contents'
import styles from './file-sheets.module.css'
import { Contents, Cover } from './sheets'
import type { WholeCase } from './use-file'

interface Of {
  readonly petition: PetitionAnswer
  readonly file: WholeCase
}

/** The chosen parts of a file, each from a page of its own. */
export const FileParts = ({ petition, file, parts }: Of & { readonly parts: readonly FilePart[] }) =>
  parts.map(part => (
    <div key={part} className={styles.part}>
      {partOf(part, { petition, file })}
    </div>
  ))

function partOf(part: FilePart, { petition, file }: Of): ReactNode {
  if (part === 'sheet') return <CaseSheet petition={petition} />
  if (part === 'process') return <Process timeline={file.timeline} />
  if (part === 'papers') return <Papers of={file} />
  if (part === 'official') return <Official texts={file.texts} />
  if (part === 'ratings')
    return (
      <Titled part={part}>
        <Ratings petition={petition} />
      </Titled>
    )
  const filed = contentsOf({ petition, ...file })
  return part === 'cover' ? <Cover petition={petition} filed={filed} /> : <Contents petition={petition} filed={filed} />
}

const Titled = ({ part, children }: { readonly part: FilePart; readonly children: ReactNode }) => (
  <article className={styles.contents}>
    <h3>{FILE_PARTS[part]}</h3>
    {children}
  </article>
)

const Process = ({ timeline }: { readonly timeline: TimelineAnswer }) => (
  <Titled part="process">
    <PlainTable headings={['时间', '操作', '单位', '人员', '状态', '内容']}>
      {timeline.map(entry => (
        <tr key={`${entry.version} ${entry.action} ${entry.text}`}>
          <td>{entry.at.slice(0, 16)}</td>
          <td>{entry.action}</td>
          <td>{`${entry.organisation} ${entry.department}`}</td>
          <td>{actorOf(entry)}</td>
          <td>{entry.stateName}</td>
          <td>{[entry.text, ...entry.papers.map(({ name }) => name)].filter(Boolean).join('；') || '—'}</td>
        </tr>
      ))}
    </PlainTable>
  </Titled>
)

/** Reports and documents in the order in which they were written; a draft is no part of the file. */
function Papers({ of: { papers } }: { readonly of: WholeCase }) {
  const reports = papers.reports.filter(({ sentAt }) => sentAt !== null)
  const documents = papers.documents.filter(({ issuedAt }) => issuedAt !== null)
  return (
    <Titled part="papers">
      {documents.length + reports.length === 0 && <Empty hint="本卷没有文书和办理报告" />}
      {reports.map(report => (
        <ReportSection key={report.reportId} report={report} />
      ))}
      {documents.map(document => (
        <DocumentSection key={document.documentId} document={document} />
      ))}
    </Titled>
  )
}

const Official = ({ texts }: { readonly texts: readonly OfficialDocumentAnswer[] }) => (
  <Titled part="official">
    {texts.length === 0 && <Empty hint="本卷没有公文" />}
    {texts.map(document => (
      <Section key={document.id} title={document.title}>
        <Fields
          rows={[
            [document.incoming ? '来文号' : '文号', document.documentNo],
            ['日期', document.at.slice(0, 10)],
            ['发文单位', document.sender],
            ['主送', document.receivers],
          ]}
        />
        <p className={styles.text}>{document.body}</p>
      </Section>
    ))}
  </Titled>
)
