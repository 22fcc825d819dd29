import type { CompositionsAnswer } from '@portal/shared-lib/contract/calls/federation'
import { SET_ROLE_NAMES } from '@portal/shared-lib/contract/rules/compositions'
import { type Column, DataTable } from '@portal/shared-lib/ui-data'
import admin from '../admin.module.css'

type HeldSet = CompositionsAnswer['sets'][number]

/** All compositions that the server holds, and what each has otherwise than the current one. */
export function Sets({ sets }: Pick<CompositionsAnswer, 'sets'>) {
  const current = sets.find(({ role }) => role === 'current')
  return (
    <DataTable rows={sets} rowKey="id" label="留存的组合" columns={columnsFor(current)} hint="本服务器没有留存的组合" />
  )
}

const columnsFor = (current: HeldSet | undefined): Column<HeldSet>[] => [
  { title: '组合', key: 'id', width: 150, render: (_, { id }) => <span className={admin.figures}>{id}</span> },
  { title: '状态', key: 'role', width: 110, render: (_, { role }) => SET_ROLE_NAMES[role] },
  {
    title: '使用中的会话',
    key: 'sessions',
    width: 130,
    render: (_, { sessions }) => <span className={admin.figures}>{sessions}</span>,
  },
  {
    title: '与当前组合不同的应用',
    key: 'parts',
    width: 560,
    render: (_, { parts }) => <span className={admin.cause}>{differencesOf(parts, current?.parts ?? [])}</span>,
  },
]

function differencesOf(parts: HeldSet['parts'], current: HeldSet['parts']): string {
  const now = new Map(current.map(({ name, version }) => [name, version]))
  const other = parts.filter(({ name, version }) => now.get(name) !== version)
  const missing = current.filter(({ name }) => parts.every(part => part.name !== name))
  const told = [...other.map(({ name, version }) => `${name} ${version}`), ...missing.map(({ name }) => `无 ${name}`)]
  return told.join('、') || '无'
}
