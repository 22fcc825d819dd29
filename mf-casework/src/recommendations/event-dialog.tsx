import { formatDay } from '@portal/shared-lib'
import { addSupervisionEvent } from '@portal/shared-lib/contract/calls/supervision-events'
import {
  SUPERVISION_EVENTS,
  type SupervisionEventKind,
  SUPERVISION_EVENT_TEXTS as TEXTS,
} from '@portal/shared-lib/contract/rules/recommendation'
import { type ChosenFile, fileIdsOf } from '@portal/shared-lib/ui-form'
import { useRecommendationAddEventMutation } from './api'
import { OrganisationDialog } from './entries'
import type { About } from './write-dialog'

interface Recorded {
  readonly kind: SupervisionEventKind
  readonly receiverId: string
  readonly heldOn: string
  readonly documentNo: string
  readonly participants: string
  readonly text: string
  readonly files: readonly ChosenFile[]
}

const MIN_TEXT = 10

/** 登记通报约谈挂牌. */
export function EventDialog({
  petitionNo = '',
  supervisionId = '',
  onClose,
}: About & { readonly onClose: () => void }) {
  const [add] = useRecommendationAddEventMutation()
  const today = formatDay(new Date())
  const values: Recorded = {
    kind: '1',
    receiverId: '',
    heldOn: today,
    documentNo: '',
    participants: '',
    text: '',
    files: [],
  }
  return (
    <OrganisationDialog
      title="登记通报约谈挂牌"
      width={720}
      entries={{
        kind: { kind: 'choice', label: '种类', options: Object.entries(SUPERVISION_EVENTS), required: true },
        receiverId: { kind: 'organisation', label: '对象单位', required: true },
        heldOn: { kind: 'day', label: '日期', max: today, required: true },
        documentNo: { kind: 'line', label: '文件号', max: 64, required: true },
        participants: { kind: 'line', label: '参加人员', max: 500 },
        text: { kind: 'words', label: '事由和要求', rows: 5, max: 1000, required: true },
        files: { kind: 'files', label: '文件' },
      }}
      values={values}
      problemsOf={problemsOf}
      send={({ files, ...args }) => add({ args: { ...args, petitionNo, supervisionId, fileIds: fileIdsOf(files) } })}
      names={addSupervisionEvent.send}
      submits="登记"
      done="已登记"
      unsaved="登记的内容"
      onClose={onClose}
    />
  )
}

const problemsOf = ({ receiverId, heldOn, documentNo, text }: Recorded) => [
  ...(receiverId === '' ? [{ field: 'receiverId', text: TEXTS.noReceiver }] : []),
  ...(heldOn === '' ? [{ field: 'heldOn', text: TEXTS.noDay }] : []),
  ...(documentNo.trim() === '' ? [{ field: 'documentNo', text: TEXTS.noDocument }] : []),
  ...(text.trim().length < MIN_TEXT ? [{ field: 'text', text: TEXTS.shortText }] : []),
]
