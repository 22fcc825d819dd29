import { Cascade, Choice, TreeChoice } from '@portal/shared-lib/ui-data'
import { useCaseworkCodeTableQuery } from '../api'
import { useRegionOptions } from './use-region-options'

/** What antd's form hands to a field. */
interface FieldProps {
  readonly id?: string
  readonly value?: string
  readonly onChange?: (value: string | undefined) => void
}

export function PurposeField(field: FieldProps) {
  const { data = [] } = useCaseworkCodeTableQuery({ tableName: 'DM_XFMD' })
  return <Choice {...field} options={data.map(({ codeId, codeName }) => ({ value: codeId, label: codeName }))} />
}

/** Level 1 only opens; a letter belongs to level 2 or deeper. */
export function CategoryField(field: FieldProps) {
  const { data = [] } = useCaseworkCodeTableQuery({ tableName: 'DM_NRFL' })
  const nodes = data.map(({ codeId, codeName, parentId }) => ({
    id: codeId,
    pId: parentId ?? '',
    value: codeId,
    title: codeName,
    selectable: parentId !== null || !data.some(item => item.parentId === codeId),
  }))
  return <TreeChoice {...field} treeDataSimpleMode={{ rootPId: '' }} treeData={nodes} />
}

export function PlaceField(field: FieldProps) {
  const { options, open } = useRegionOptions()
  return <Cascade {...field} options={options} onOpen={open} placeholder="请选择到县(市、区)或更下级" />
}
