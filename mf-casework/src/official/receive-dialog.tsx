import * as calls from '@portal/shared-lib/contract/calls/official-documents'
import {
  OFFICIAL_LENGTH as LENGTH,
  type OfficialKind,
  OFFICIAL_TEXTS as TEXTS,
  type Urgency,
} from '@portal/shared-lib/contract/rules/official-document'
import { type ChosenFile, fileIdsOf } from '@portal/shared-lib/ui-form'
import { useState } from 'react'
import { documentAddress } from './addresses'
import { useOfficialReceiveMutation } from './api'
import { KIND_ENTRIES, OfficialDialog, problemsOfTitle } from './entries'
import { GoTo } from './go-to'

const NOTHING = {
  kind: 'G06',
  urgency: '0',
  title: '',
  senderName: '',
  senderNo: '',
  receivedOn: '',
  summary: '',
  files: [] as readonly ChosenFile[],
}

/** 收文登记: what came from outside on paper. */
export function ReceiveDialog({ onClose }: { readonly onClose: () => void }) {
  const [receive, { data: received }] = useOfficialReceiveMutation()
  const [isDone, end] = useState(false)
  if (isDone && received) return <GoTo to={documentAddress(received.id)} onClose={onClose} />
  return (
    <OfficialDialog<typeof NOTHING>
      title="收文登记"
      width={720}
      entries={{
        senderName: { kind: 'line', label: '来文单位', max: LENGTH.name.max, required: true },
        senderNo: { kind: 'line', label: '来文号', max: LENGTH.number.max },
        receivedOn: { kind: 'day', label: '收文日期', required: true },
        ...KIND_ENTRIES,
        summary: { kind: 'words', label: '内容摘要', rows: 4, max: LENGTH.words.max },
        files: { kind: 'files', label: '来文扫描件', required: true },
      }}
      values={NOTHING}
      problemsOf={values => [
        ...(values.senderName.trim().length < LENGTH.name.min ? [{ field: 'senderName', text: TEXTS.noSender }] : []),
        ...(values.receivedOn === '' ? [{ field: 'receivedOn', text: TEXTS.noDay }] : []),
        ...problemsOfTitle(values),
        ...(values.files.length === 0 ? [{ field: 'files', text: TEXTS.noPaper }] : []),
      ]}
      send={({ files, kind, urgency, ...values }) => {
        const args = { ...values, kind: kind as OfficialKind, urgency: urgency as Urgency }
        return receive({ args: { ...args, attachmentIds: fileIdsOf(files) } })
      }}
      onDone={() => end(true)}
      names={calls.receive.send}
      submits="登记"
      done="收文已登记，请拟办"
      unsaved="收文登记"
      onClose={onClose}
    />
  )
}
