import type { CompositionsAnswer } from '@portal/shared-lib/contract/calls/federation'
import {
  CONTRIBUTION_NAMES,
  CONTRIBUTIONS,
  type ContributionKind,
} from '@portal/shared-lib/contract/rules/compositions'
import { type Column, DataTable } from '@portal/shared-lib/ui-data'
import admin from '../admin.module.css'

type Current = NonNullable<CompositionsAnswer['current']>
type Part = Current['parts'][number]
type Open = (remote: string, kind: ContributionKind) => void

interface PartsProps {
  readonly current: Current | null
  readonly hasNext: boolean
  readonly onOpen: Open
}

/** Every part with its versions; each number opens what it counts. */
export function Parts({ current, hasNext, onOpen }: PartsProps) {
  const counted = CONTRIBUTIONS.map(
    (kind): Column<Part> => ({
      title: CONTRIBUTION_NAMES[kind],
      key: kind,
      width: WIDTHS[kind],
      render: (_, { name }) => <Count name={name} kind={kind} count={countOf(current, name, kind)} onOpen={onOpen} />,
    }),
  )
  return (
    <DataTable
      rows={current?.parts}
      rowKey="name"
      label="应用"
      columns={[...versionsWith(hasNext), ...counted]}
      hint="当前没有组合清单"
    />
  )
}

/** Pixels. */
const WIDTHS: Readonly<Record<ContributionKind, number>> = {
  page: 70,
  menu: 90,
  entry: 90,
  widget: 90,
  place: 104,
  right: 70,
}

const countOf = (current: Current | null, name: string, kind: ContributionKind) =>
  current?.contributions.filter(one => one.remote === name && one.kind === kind).length ?? 0

const versionsWith = (hasNext: boolean): Column<Part>[] => [
  { title: '应用', key: 'name', width: 150, render: (_, { name }) => (name === 'shell' ? '门户主体（shell）' : name) },
  { title: '当前版本', key: 'version', width: 90, render: (_, { version }) => <Figures text={version} /> },
  { title: '备用版本', key: 'floor', width: 90, render: (_, { floor }) => <Figures text={floor || '无'} /> },
  { title: '下一版本', key: 'next', width: 90, render: (_, part) => <Figures text={nextOf(part, hasNext)} /> },
  {
    title: '文件来源',
    dataIndex: 'origin',
    width: 90,
    render: origin => <span className={admin.cause}>{origin || '本门户'}</span>,
  },
]

function nextOf({ version, next }: Part, hasNext: boolean): string {
  if (!hasNext) return '—'
  if (next === '') return '取消'
  return next === version ? '不变' : next
}

const Figures = ({ text }: { text: string }) => <span className={admin.figures}>{text}</span>

interface CountProps {
  readonly name: string
  readonly kind: ContributionKind
  readonly count: number
  readonly onOpen: Open
}

function Count({ name, kind, count, onOpen }: CountProps) {
  if (count === 0) return <Figures text="0" />
  return (
    <button
      type="button"
      className={admin.rowAction}
      aria-label={`${name}，${CONTRIBUTION_NAMES[kind]}${count}项`}
      onClick={() => onOpen(name, kind)}
    >
      {count}
    </button>
  )
}
