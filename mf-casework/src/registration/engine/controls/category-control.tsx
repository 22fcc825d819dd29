import { initialsOf, isMeant } from '@portal/shared-lib/contract/rules/initials'
import { TreeChoice } from '@portal/shared-lib/ui-data'
import { useMemo, useState } from 'react'
import type { ControlProps } from './control-props'
import { useCodeTable } from './use-code-table'

/**
 * Level 1 only opens; a petition belongs to level 2 or deeper. What is typed finds, by name or by the initials of its
 * syllables, what may be chosen, of which Enter takes the first.
 */
export function CategoryControl({ entry, id, value, onChange, onBlur, isWrong, several = false }: CategoryProps) {
  const { codes, waiting } = useCodeTable(entry.table)
  const [typed, setTyped] = useState('')
  const query = typed.trim()
  const nodes = useMemo(() => nodesOf(codes ?? []), [codes])
  const usual = {
    id,
    treeData: useMemo(() => (query ? matchesAmong(nodes, query) : nodes), [query, nodes]),
    treeDataSimpleMode: { rootPId: '' },
    showSearch: { treeNodeFilterProp: 'words', onSearch: setTyped },
    treeNodeLabelProp: 'name',
    onBlur,
    placeholder: entry.placeholder,
    status: isWrong ? ('error' as const) : ('' as const),
    style: { width: '100%' },
    ...waiting,
  }
  return several ? (
    <TreeChoice<string[]> {...usual} multiple value={listOf(value)} onChange={onChange} />
  ) : (
    <TreeChoice {...usual} {...(value ? { value: String(value) } : {})} onChange={chosen => onChange(chosen ?? '')} />
  )
}

interface CategoryProps extends ControlProps {
  readonly several?: boolean
}

const listOf = (value: unknown): string[] => (Array.isArray(value) ? value.map(String) : [])

interface Code {
  readonly codeId: string
  readonly codeName: string
  readonly parentId: string | null
}

/** In one line, what is called so before what stands under it: in a tree Enter does not look below what only opens. */
const matchesAmong = (nodes: ReturnType<typeof nodesOf>, typed: string) =>
  nodes
    .filter(({ selectable }) => selectable)
    .toSorted((one, other) => Number(isMeant(other.name, typed)) - Number(isMeant(one.name, typed)))
    .map(node => ({
      ...node,
      pId: '',
      title: node.above ? `${node.name}（${node.above}）` : node.name,
      words: [node.name, node.above].map(wordsOf).join(' '),
    }))

const wordsOf = (name: string): string => `${name} ${initialsOf(name)}`

function nodesOf(codes: readonly Code[]) {
  const parents = new Set(codes.map(({ parentId }) => parentId))
  const names = new Map(codes.map(({ codeId, codeName }) => [codeId, codeName]))
  return codes.map(({ codeId, codeName, parentId }) => ({
    id: codeId,
    pId: parentId ?? '',
    value: codeId,
    name: codeName,
    title: codeName,
    above: names.get(parentId ?? '') ?? '',
    selectable: parentId !== null || !parents.has(codeId),
  }))
}
