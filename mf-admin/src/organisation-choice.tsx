import admin from './admin.module.css'
import { useAdminOrganisationChoicesQuery } from './api'
import { useTyped } from './use-typed'

interface ChoiceProps {
  readonly label: string
  readonly value: string
  readonly onChoose: (orgId: string, name: string) => void
  /** One that cannot be chosen. */
  readonly except?: string
}

/** One of the organisations in use whose name holds what is typed. */
export function OrganisationChoice({ label, value, onChoose, except }: ChoiceProps) {
  const [name, type] = useTyped()
  const { data = [] } = useAdminOrganisationChoicesQuery({ name, orgId: '' }, { skip: name === '' })
  const found = name === '' ? [] : data.filter(({ orgId }) => orgId !== except)
  return (
    <div className={admin.choice}>
      <label>
        查找机构
        <input type="text" maxLength={50} placeholder="输入机构名称" onChange={({ target }) => type(target.value)} />
      </label>
      <label>
        {label}
        <select
          value={value}
          onChange={({ target }) => {
            const chosen = found.find(({ orgId }) => orgId === target.value)
            onChoose(target.value, chosen?.name ?? '')
          }}
        >
          <option value="">{found.length > 0 ? '请选择' : '请先查找机构'}</option>
          {found.map(({ orgId, name, regionName }) => (
            <option key={orgId} value={orgId}>
              {name}（{regionName}）
            </option>
          ))}
        </select>
      </label>
    </div>
  )
}
