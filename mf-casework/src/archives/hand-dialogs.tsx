import { formatDay } from '@portal/shared-lib'
import * as calls from '@portal/shared-lib/contract/calls/archives'
import { ARCHIVE_LENGTH as LENGTH, ARCHIVE_TEXTS as TEXTS } from '@portal/shared-lib/contract/rules/archive'
import { FRESH } from '../fresh'
import { OfficialDialog } from '../official/entries'
import { useArchiveBoxMutation, useArchiveTransferMutation, useArchiveVolumesQuery } from './api'
import type { Volume } from './rows'

interface HandProps {
  readonly chosen: readonly Volume[]
  readonly onDone: () => void
  readonly onClose: () => void
}

const MOST = 999
const NEW_BOX = 'new'

const idsOf = (chosen: readonly Volume[]) => chosen.map(({ id }) => id)

/** 装盒: into a box of the same series, or the next new one. */
export function BoxDialog({ chosen: [first, ...rest], onDone, onClose }: HandProps) {
  const [box] = useArchiveBoxMutation()
  const series = { category: first?.category ?? '', year: first?.year ?? 0, retention: first?.retention ?? '' } as const
  const { data } = useArchiveVolumesQuery({ ...series, state: '2', limit: MOST }, FRESH)
  const boxes = [...new Set((data?.list ?? []).map(({ boxNo }) => boxNo))].filter(boxNo => boxNo !== '').sort()
  return (
    <OfficialDialog<{ boxNo: string }>
      title="装盒"
      entries={{
        boxNo: {
          kind: 'choice',
          label: '盒号',
          options: [[NEW_BOX, '新盒'], ...boxes.map(each => [each, each] as [string, string])],
          required: true,
        },
      }}
      values={{ boxNo: NEW_BOX }}
      problemsOf={() => []}
      send={({ boxNo }) =>
        box({ args: { ids: idsOf(first ? [first, ...rest] : []), boxNo: boxNo === NEW_BOX ? '' : boxNo } })
      }
      onDone={onDone}
      names={calls.boxVolumes.send}
      submits="装盒"
      done="已装盒"
      onClose={onClose}
    />
  )
}

/** 移交 to an archive; the list is printed from 移交清单. */
export function TransferDialog({ chosen, onDone, onClose }: HandProps) {
  const [transfer] = useArchiveTransferMutation()
  return (
    <OfficialDialog<{ receiver: string; receiverPerson: string; handedOn: string }>
      title={`移交${chosen.length}卷`}
      entries={{
        receiver: { kind: 'line', label: '接收单位', max: LENGTH.name.max, required: true },
        receiverPerson: { kind: 'line', label: '接收人', max: LENGTH.name.max, required: true },
        handedOn: { kind: 'day', label: '移交日期', required: true },
      }}
      values={{ receiver: '', receiverPerson: '', handedOn: formatDay(new Date()) }}
      problemsOf={({ receiver, receiverPerson, handedOn }) => [
        ...(receiver.trim().length < LENGTH.name.min ? [{ field: 'receiver', text: TEXTS.noReceiver }] : []),
        ...(receiverPerson.trim().length < LENGTH.name.min
          ? [{ field: 'receiverPerson', text: TEXTS.noReceiverPerson }]
          : []),
        ...(handedOn === '' || handedOn > formatDay(new Date()) ? [{ field: 'handedOn', text: TEXTS.notYet }] : []),
      ]}
      send={args => transfer({ args: { ids: idsOf(chosen), ...args } })}
      onDone={onDone}
      names={calls.transferVolumes.send}
      submits="移交"
      done="已移交，可在“移交清单”打印清单"
      unsaved="移交"
      lead={<p>移交后案卷不能再装盒；卷内材料在本系统仍可查看。</p>}
      onClose={onClose}
    />
  )
}
