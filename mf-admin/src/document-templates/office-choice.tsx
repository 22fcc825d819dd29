import admin from '../admin.module.css'
import { useTyped } from '../use-typed'
import { useAdminTemplateOfficesQuery } from './api'

interface Office {
  /** Empty: the whole province. */
  readonly orgId: string
  readonly name: string
}

interface ChoiceProps {
  readonly shown: Office
  readonly forProvince: boolean
  readonly onChoose: (orgId: string) => void
}

/** Whose templates are shown: of one of the organisations that the caller reaches, or of the whole province. */
export function OfficeChoice({ shown, forProvince, onChoose }: ChoiceProps) {
  const [words, type] = useTyped()
  const { data: found = [] } = useAdminTemplateOfficesQuery({ words })
  const isFound = shown.orgId === '' || found.some(({ orgId }) => orgId === shown.orgId)
  const offices = isFound ? found : [shown, ...found]
  return (
    <div className={admin.filters}>
      <label>
        查找机构
        <input type="text" maxLength={50} placeholder="输入机构名称" onChange={({ target }) => type(target.value)} />
      </label>
      <label>
        适用机构
        <select value={shown.orgId} onChange={({ target }) => onChoose(target.value)}>
          {forProvince && <option value="">全省</option>}
          {offices.map(({ orgId, name }) => (
            <option key={orgId} value={orgId}>
              {name}
            </option>
          ))}
        </select>
      </label>
      <span>没有本机构模板的，依次使用上级机构、全省和系统自带的模板。</span>
    </div>
  )
}
