import type { OfficialDocumentAnswer } from '@portal/shared-lib/contract/calls/official-documents'
import * as calls from '@portal/shared-lib/contract/calls/official-documents'
import type { OfficialKind, Urgency } from '@portal/shared-lib/contract/rules/official-document'
import { Loading } from '@portal/shared-lib/page'
import { fileIdsOf } from '@portal/shared-lib/ui-form'
import { useState } from 'react'
import { FRESH } from '../fresh'
import { documentAddress } from './addresses'
import { useOfficialDraftMutation, useOfficialDraftOfQuery, useOfficialEditMutation } from './api'
import { type Drafted, draftEntries, OfficialDialog, problemsOfDraft, receiversOf } from './entries'
import { GoTo } from './go-to'

const EMPTY: Drafted = {
  kind: 'G06',
  urgency: '0',
  title: '',
  main: [],
  mainOutside: [],
  copies: [],
  copiesOutside: [],
  body: '',
  files: [],
}

interface DraftDialogProps {
  /** The petition that it is about; none without. */
  readonly petitionNo?: string
  readonly onClose: () => void
}

/** 拟公文: from a case with what is known of it filled in. */
export function DraftDialog({ petitionNo = '', onClose }: DraftDialogProps) {
  const { data, isLoading } = useOfficialDraftOfQuery({ petitionNo }, { ...FRESH, skip: petitionNo === '' })
  if (isLoading) return <Loading />
  return <NewDraft petitionNo={petitionNo} begun={{ ...EMPTY, ...data }} onClose={onClose} />
}

function NewDraft({ petitionNo, begun, onClose }: Required<DraftDialogProps> & { readonly begun: Drafted }) {
  const [save, { data: saved }] = useOfficialDraftMutation()
  const [isDone, end] = useState(false)
  if (isDone && saved) return <GoTo to={documentAddress(saved.id)} onClose={onClose} />
  return (
    <OfficialDialog<Drafted>
      title={petitionNo ? `拟公文 ${petitionNo}` : '拟公文'}
      width={820}
      entries={draftEntries([])}
      values={begun}
      problemsOf={problemsOfDraft}
      send={values => save({ args: { ...argsOf(values), petitionNo } })}
      onDone={() => end(true)}
      names={calls.draft.send}
      submits="存为草稿"
      done="草稿已保存，可以送审"
      unsaved="公文"
      onClose={onClose}
    />
  )
}

/** 修改 of a draft. */
export function EditDialog({ of, onClose }: { readonly of: OfficialDocumentAnswer; readonly onClose: () => void }) {
  const [save] = useOfficialEditMutation()
  const { id, version, receiverList } = of
  const idsOf = (copied: boolean) =>
    receiverList.flatMap(each => (each.copied === copied && each.orgId ? [each.orgId] : []))
  const namesOf = (copied: boolean) =>
    receiverList.flatMap(each => (each.copied === copied && !each.orgId ? [each.name] : []))
  const values: Drafted = {
    kind: of.kind,
    urgency: of.urgency,
    title: of.title,
    main: idsOf(false),
    mainOutside: namesOf(false),
    copies: idsOf(true),
    copiesOutside: namesOf(true),
    body: of.body,
    files: of.attachments,
  }
  return (
    <OfficialDialog<Drafted>
      title="修改公文"
      width={820}
      entries={draftEntries(receiverList.filter(({ orgId }) => orgId !== ''))}
      values={values}
      problemsOf={problemsOfDraft}
      send={draft => save({ args: { id, version, ...argsOf(draft) } })}
      names={calls.edit.send}
      submits="保存"
      done="草稿已保存"
      unsaved="公文"
      onClose={onClose}
    />
  )
}

const argsOf = (values: Drafted) => ({
  kind: values.kind as OfficialKind,
  urgency: values.urgency as Urgency,
  title: values.title,
  body: values.body,
  receivers: receiversOf(values),
  attachmentIds: fileIdsOf(values.files),
})
