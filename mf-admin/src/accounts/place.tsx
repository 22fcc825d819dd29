import type { FindOrganisationsAnswer } from '@portal/shared-lib/contract/calls/lookups'
import { useEffect, useRef, useState } from 'react'
import styles from './accounts.module.css'
import { useAdminAccountChoicesQuery, useLazyAdminFindOrganisationsQuery } from './api'

export interface Place {
  readonly orgId: string
  readonly deptId: string
  readonly positionName: string
}

export const NOWHERE: Place = { orgId: '', deptId: '', positionName: '' }

interface PlaceProps {
  readonly value: Place
  readonly onChange: (place: Place) => void
  /** The organisation of a post that is there already, which stays. */
  readonly fixedName?: string
}

/** Where somebody works: an organisation that is found by its name, a department of it, and the position. */
export function PlaceEntries({ value, onChange, fixedName }: PlaceProps) {
  const { data } = useAdminAccountChoicesQuery({ orgId: value.orgId }, { skip: value.orgId === '' })
  const departments = value.orgId === '' ? [] : (data?.departments ?? [])
  return (
    <>
      {fixedName === undefined && <OrganisationEntry onChoose={orgId => onChange({ ...value, orgId, deptId: '' })} />}
      <label className={styles.entry}>
        <span>部门</span>
        <select value={value.deptId} onChange={({ target }) => onChange({ ...value, deptId: target.value })}>
          <option value="">请选择</option>
          {departments.map(({ deptId, deptName }) => (
            <option key={deptId} value={deptId}>
              {deptName}
            </option>
          ))}
        </select>
      </label>
      <label className={styles.entry}>
        <span>职务</span>
        <input
          value={value.positionName}
          maxLength={50}
          onChange={({ target }) => onChange({ ...value, positionName: target.value })}
        />
      </label>
    </>
  )
}

const QUIET_MS = 250

interface OrganisationProps {
  /** Empty: none is chosen any more. */
  readonly onChoose: (orgId: string, name: string) => void
}

/** Organisations whose name holds what is typed, to choose from. */
export function OrganisationEntry({ onChoose }: OrganisationProps) {
  const [find] = useLazyAdminFindOrganisationsQuery()
  const [found, setFound] = useState<FindOrganisationsAnswer>([])
  const timer = useRef<ReturnType<typeof setTimeout>>(undefined)
  useEffect(() => () => clearTimeout(timer.current), [])
  const look = (typed: string) => {
    clearTimeout(timer.current)
    const name = typed.trim()
    timer.current = setTimeout(async () => {
      const { data = [] } = name ? await find({ name }, true) : {}
      setFound(data)
      const only = data.length === 1 ? data[0] : undefined
      onChoose(only?.orgId ?? '', only?.name ?? '')
    }, QUIET_MS)
  }
  return (
    <>
      <label className={styles.entry}>
        <span>查找单位</span>
        <input placeholder="输入单位名称" maxLength={50} onChange={({ target }) => look(target.value)} />
      </label>
      <label className={styles.entry}>
        <span>单位</span>
        <select
          onChange={({ target: { value } }) => onChoose(value, found.find(({ orgId }) => orgId === value)?.name ?? '')}
        >
          {found.length !== 1 && <option value="">{found.length ? '请选择' : '请先查找单位'}</option>}
          {found.map(({ orgId, name }) => (
            <option key={orgId} value={orgId}>
              {name}
            </option>
          ))}
        </select>
      </label>
    </>
  )
}
