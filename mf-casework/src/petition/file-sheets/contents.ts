import type { PapersAnswer } from '@portal/shared-lib/contract/calls/cases'
import type { OfficialDocumentsOfAnswer } from '@portal/shared-lib/contract/calls/official-documents'
import type { PetitionAnswer } from '@portal/shared-lib/contract/calls/petitions'

/** A paper in the file of a petition, as 卷内目录 names it. */
export interface Filed {
  readonly key: string
  /** 责任者; empty where nobody of an organisation has written it. */
  readonly by: string
  readonly documentNo: string
  readonly title: string
  /** `YYYY-MM-DD`; empty where it bears none. */
  readonly day: string
}

interface Sources {
  readonly petition: PetitionAnswer
  readonly papers: PapersAnswer
  readonly official: OfficialDocumentsOfAnswer
}

/** Official documents that were never sent, or are void, are no part of the file. */
const UNSENT: readonly OfficialDocumentsOfAnswer[number]['state'][] = ['0', '1', '2', '3', '4', '7']

export const isFiled = ({ state }: OfficialDocumentsOfAnswer[number]): boolean => !UNSENT.includes(state)

/** What lies in the file: the registration, what came with it, then what was written about it, by date. */
export function contentsOf({ petition, papers, official }: Sources): Filed[] {
  const written = [
    ...papers.documents.flatMap(documentOf),
    ...papers.reports.flatMap(reportOf),
    ...official.filter(isFiled).map(officialOf),
  ]
  return [registrationOf(petition), ...originalsOf(petition), ...written.toSorted(byDay)]
}

const byDay = (a: Filed, b: Filed): number => (a.day === b.day ? 0 : a.day < b.day ? -1 : 1)

const registrationOf = ({ registeredAtOrganisation, petitionNo, registeredAt }: PetitionAnswer): Filed => ({
  key: 'registration',
  by: registeredAtOrganisation,
  documentNo: petitionNo,
  title: '信访事项登记表',
  day: registeredAt.slice(0, 10),
})

const originalsOf = ({ attachments }: PetitionAnswer): Filed[] =>
  attachments.map(({ id, name }) => ({ key: id, by: '', documentNo: '', title: withoutEnding(name), day: '' }))

const withoutEnding = (name: string): string => name.replace(/\.[^.]+$/, '')

function documentOf(document: PapersAnswer['documents'][number]): Filed[] {
  const { documentId, typeName, organisation, issuedAt, content, deliveries } = document
  if (issuedAt === null) return []
  const key = `document-${documentId}`
  const { documentNo } = content
  const proofs = deliveries.flatMap(({ personSeq, file, deliveredOn }) =>
    file
      ? [
          {
            ...PROOF,
            key: `${key}-${personSeq}`,
            by: organisation,
            title: `${typeName}送达材料`,
            day: deliveredOn ?? '',
          },
        ]
      : [],
  )
  return [
    {
      key,
      by: organisation,
      documentNo: typeof documentNo === 'string' ? documentNo : '',
      title: typeName,
      day: issuedAt.slice(0, 10),
    },
    ...proofs,
  ]
}

const PROOF = { documentNo: '' } as const

const reportOf = ({ reportId, organisation, sentAt }: PapersAnswer['reports'][number]): Filed[] =>
  sentAt === null
    ? []
    : [{ key: `report-${reportId}`, by: organisation, documentNo: '', title: '办理报告', day: sentAt.slice(0, 10) }]

const officialOf = ({ id, sender, documentNo, title, at }: OfficialDocumentsOfAnswer[number]): Filed => ({
  key: `official-${id}`,
  by: sender,
  documentNo,
  title,
  day: at.slice(0, 10),
})
