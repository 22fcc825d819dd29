import { Cascade } from '@portal/shared-lib/ui-data'
import type { ControlProps } from './control-props'
import { useRegionTree } from './use-region-tree'

/** A region, step by step or by a part of its name. */
export function RegionControl({ field, id, value, onChange }: ControlProps) {
  const chosen = typeof value === 'string' ? value : ''
  const { options, open, search } = useRegionTree(chosen)
  return (
    <Cascade
      id={id}
      options={options}
      onOpen={open}
      onSearch={search}
      {...(chosen && { value: chosen })}
      onChange={code => onChange(code ?? '')}
      placeholder={field.placeholder ?? '请选择'}
    />
  )
}
