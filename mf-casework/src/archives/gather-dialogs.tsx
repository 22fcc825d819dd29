import * as calls from '@portal/shared-lib/contract/calls/archives'
import {
  type ArchiveCategory,
  ARCHIVE_LENGTH as LENGTH,
  RETENTIONS,
  type Retention,
  ARCHIVE_TEXTS as TEXTS,
} from '@portal/shared-lib/contract/rules/archive'
import { Dialog, Empty, Loading } from '@portal/shared-lib/page'
import { FRESH } from '../fresh'
import { OfficialDialog } from '../official/entries'
import { useArchiveAddMutation, useArchiveMakeMutation, useArchiveVolumesQuery } from './api'
import { type Waiting, yearOf } from './rows'

interface GatherProps {
  readonly category: ArchiveCategory
  readonly chosen: readonly Waiting[]
  readonly onDone: () => void
  readonly onClose: () => void
}

const PERIODS = Object.entries(RETENTIONS)

/** Longest first: a volume is kept as long as what of it is kept longest. */
const ORDER: readonly Retention[] = ['Y', 'D30', 'D10']

const longestOf = (chosen: readonly Waiting[]): Retention =>
  ORDER.find(each => chosen.some(({ proposed }) => proposed === each)) ?? 'D10'

const TITLES: Readonly<Record<ArchiveCategory, string>> = { petition: '信访件', document: '公文' }

const isOther = (chosen: readonly Waiting[], retention: string) => chosen.some(({ proposed }) => proposed !== retention)

const problemsOfReason = (chosen: readonly Waiting[], retention: string, reason: string) =>
  isOther(chosen, retention) && reason.trim().length < LENGTH.reason.min
    ? [{ field: 'reason', text: TEXTS.noReason }]
    : []

const keysOf = (chosen: readonly Waiting[]) => chosen.map(({ key }) => key)

/** 组卷. */
export function MakeDialog({ category, chosen, onDone, onClose }: GatherProps) {
  const [make] = useArchiveMakeMutation()
  const year = chosen[0] ? yearOf(chosen[0]) : 0
  const proposed = longestOf(chosen)
  return (
    <OfficialDialog<{ title: string; retention: string; reason: string }>
      title={`组卷（${year}年，${chosen.length}件）`}
      width={640}
      entries={{
        title: { kind: 'line', label: '案卷题名', max: LENGTH.title.max, required: true },
        retention: { kind: 'choice', label: '保管期限', options: PERIODS, required: true, isShown: true },
        reason: {
          kind: 'words',
          label: '理由',
          rows: 2,
          max: LENGTH.reason.max,
          hint: '保管期限与所选材料的建议期限不同的，须填写',
        },
      }}
      values={{ title: `${year}年${TITLES[category]}（${RETENTIONS[proposed]}）`, retention: proposed, reason: '' }}
      problemsOf={({ title, retention, reason }) => [
        ...(title.trim().length < LENGTH.title.min ? [{ field: 'title', text: TEXTS.shortTitle }] : []),
        ...problemsOfReason(chosen, retention, reason),
      ]}
      send={({ title, retention, reason }) =>
        make({ args: { category, year, retention: retention as Retention, title, keys: keysOf(chosen), reason } })
      }
      onDone={onDone}
      names={calls.makeVolume.send}
      submits="组卷"
      done="已组卷，可在“组卷中”查看并成卷"
      unsaved="组卷"
      onClose={onClose}
    />
  )
}

const MOST = 200

/** Into a volume of the same year that is being gathered. */
export function AddDialog({ category, chosen, onDone, onClose }: GatherProps) {
  const [add] = useArchiveAddMutation()
  const year = chosen[0] ? yearOf(chosen[0]) : 0
  const { data } = useArchiveVolumesQuery({ category, year, state: '1', limit: MOST }, FRESH)
  const volumes = (data?.list ?? []).filter(({ walled }) => walled === (chosen[0]?.walled ?? false))
  const title = `编入已有案卷（${year}年，${chosen.length}件）`
  if (volumes.length === 0)
    return (
      <Dialog title={title} onClose={onClose}>
        {data ? <Empty hint={`没有${year}年组卷中的案卷，请先组卷`} /> : <Loading />}
      </Dialog>
    )
  const volumeOf = (id: string) => volumes.find(each => each.id === id)
  return (
    <OfficialDialog<{ id: string; reason: string }>
      title={title}
      width={640}
      entries={{
        id: {
          kind: 'choice',
          label: '案卷',
          options: volumes.map(each => [each.id, `${each.title}（${RETENTIONS[each.retention]}，${each.items}件）`]),
          required: true,
        },
        reason: {
          kind: 'words',
          label: '理由',
          rows: 2,
          max: LENGTH.reason.max,
          hint: '案卷的保管期限与所选材料的建议期限不同的，须填写',
        },
      }}
      values={{ id: volumes[0]?.id ?? '', reason: '' }}
      problemsOf={({ id, reason }) => problemsOfReason(chosen, volumeOf(id)?.retention ?? '', reason)}
      send={({ id, reason }) =>
        add({ args: { id, version: volumeOf(id)?.version ?? 0, keys: keysOf(chosen), reason } })
      }
      onDone={onDone}
      names={calls.addToVolume.send}
      submits="编入"
      done="已编入案卷"
      unsaved="编入案卷"
      onClose={onClose}
    />
  )
}
