import { TreeChoice } from '@portal/shared-lib/ui-data'
import { useMemo } from 'react'
import type { ControlProps } from './control-props'
import { isMeant } from './initials'
import { useCodeTable } from './use-code-table'

/** Level 1 only opens; a petition belongs to level 2 or deeper. Found by name or by the initials of its syllables. */
export function CategoryControl({ field, id, value, onChange, onBlur, problemId, several = false }: CategoryProps) {
  const { codes, waiting } = useCodeTable(field.table)
  const nodes = useMemo(() => nodesOf(codes ?? []), [codes])
  const usual = {
    id,
    treeData: nodes,
    treeDataSimpleMode: { rootPId: '' },
    filterTreeNode: (typed: string, node: { title?: unknown }) => isMeant(String(node.title), typed),
    onBlur,
    placeholder: field.placeholder,
    status: problemId ? ('error' as const) : ('' as const),
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

function nodesOf(codes: readonly Code[]) {
  const parents = new Set(codes.map(({ parentId }) => parentId))
  return codes.map(({ codeId, codeName, parentId }) => ({
    id: codeId,
    pId: parentId ?? '',
    value: codeId,
    title: codeName,
    selectable: parentId !== null || !parents.has(codeId),
  }))
}
