import { formatDay } from '@portal/shared-lib'
import * as calls from '@portal/shared-lib/contract/calls/archives'
import { ARCHIVE_LENGTH as LENGTH, ARCHIVE_TEXTS as TEXTS } from '@portal/shared-lib/contract/rules/archive'
import { OfficialDialog } from '../official/entries'
import {
  useArchiveConfirmMutation,
  useArchiveHoldMutation,
  useArchiveProposeMutation,
  useArchiveReturnMutation,
} from './api'
import type { Destruction, Volume } from './rows'

const { opinion: SAID, way: WAY } = LENGTH

interface ProposeProps {
  readonly chosen: readonly Volume[]
  readonly onDone: () => void
  readonly onClose: () => void
}

/** 提出销毁 of volumes whose time is over. */
export function ProposeDialog({ chosen, onDone, onClose }: ProposeProps) {
  const [propose] = useArchiveProposeMutation()
  return (
    <OfficialDialog<{ opinion: string }>
      title={`提出销毁${chosen.length}卷`}
      entries={{ opinion: { kind: 'words', label: '鉴定意见', rows: 4, max: SAID.max, required: true } }}
      values={{ opinion: '' }}
      problemsOf={({ opinion }) =>
        opinion.trim().length < SAID.min ? [{ field: 'opinion', text: TEXTS.noOpinion }] : []
      }
      send={({ opinion }) => propose({ args: { ids: chosen.map(({ id }) => id), opinion } })}
      onDone={onDone}
      names={calls.proposeDestruction.send}
      submits="提出销毁"
      done="已提出销毁，请本单位领导在“销毁清册”确认"
      unsaved="提出销毁"
      lead={
        <p>
          须由本单位领导中的另一人确认后才销毁；确认前可以撤回。销毁的是案卷，卷内目录和销毁清册永久保存，系统内的办理记录不删除。
        </p>
      }
      onClose={onClose}
    />
  )
}

interface HoldProps {
  readonly of: Pick<Volume, 'id' | 'version'>
  readonly onClose: () => void
}

/** 暂缓销毁: nobody destroys it until the hold is ended. */
export function HoldDialog({ of: { id, version }, onClose }: HoldProps) {
  const [hold] = useArchiveHoldMutation()
  return (
    <OfficialDialog<{ reason: string }>
      title="暂缓销毁"
      entries={{ reason: { kind: 'words', label: '理由', rows: 3, max: SAID.max, required: true } }}
      values={{ reason: '' }}
      problemsOf={({ reason }) => (reason.trim().length < SAID.min ? [{ field: 'reason', text: TEXTS.noHold }] : [])}
      send={({ reason }) => hold({ args: { id, version, reason } })}
      names={calls.holdVolume.send}
      submits="暂缓销毁"
      done="已暂缓销毁，解除前不能销毁"
      onClose={onClose}
    />
  )
}

interface DecideProps {
  readonly of: Destruction
  readonly onClose: () => void
}

/** 确认销毁, by a second person. */
export function ConfirmDialog({ of, onClose }: DecideProps) {
  const [confirm] = useArchiveConfirmMutation()
  const today = formatDay(new Date())
  return (
    <OfficialDialog<{ destroyedOn: string; way: string }>
      title={`确认销毁${of.volumes}卷`}
      entries={{
        destroyedOn: { kind: 'day', label: '销毁日期', required: true },
        way: { kind: 'line', label: '销毁方式', max: WAY.max, required: true, hint: '例如：送保密销毁机构粉碎' },
      }}
      values={{ destroyedOn: today, way: '' }}
      problemsOf={({ destroyedOn, way }) => [
        ...(destroyedOn === '' || destroyedOn > today ? [{ field: 'destroyedOn', text: TEXTS.destroyedLater }] : []),
        ...(destroyedOn < of.proposedOn ? [{ field: 'destroyedOn', text: TEXTS.destroyedBefore }] : []),
        ...(way.trim().length < WAY.min ? [{ field: 'way', text: TEXTS.noWay }] : []),
      ]}
      send={args => confirm({ args: { destructionId: of.id, ...args } })}
      names={calls.confirmDestruction.send}
      submits="确认销毁"
      done="已确认销毁，可打印销毁清册"
      unsaved="确认销毁"
      lead={
        <p>
          {of.proposedBy}于{of.proposedOn}提出：{of.opinion}
          <br />
          确认后不能恢复，请先逐卷核对清册。
        </p>
      }
      onClose={onClose}
    />
  )
}

/** 退回, or 撤回 of what is one's own. */
export function ReturnDialog({ of, onClose }: DecideProps) {
  const [sendBack] = useArchiveReturnMutation()
  const name = of.isOwn ? '撤回' : '退回'
  return (
    <OfficialDialog<{ reason: string }>
      title={`${name}销毁${of.volumes}卷`}
      entries={{ reason: { kind: 'words', label: '理由', rows: 3, max: SAID.max, required: true } }}
      values={{ reason: '' }}
      problemsOf={({ reason }) =>
        reason.trim().length < SAID.min ? [{ field: 'reason', text: TEXTS.noReturnReason }] : []
      }
      send={({ reason }) => sendBack({ args: { destructionId: of.id, reason } })}
      names={calls.returnDestruction.send}
      submits={name}
      done={`已${name}，案卷继续保管`}
      onClose={onClose}
    />
  )
}
