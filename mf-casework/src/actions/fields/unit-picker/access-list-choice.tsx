import { Loading, Trouble } from '@portal/shared-lib/page'
import { useCaseAccessListQuery } from '../../../case-api'
import type { ChosenUnit } from '../../form'
import styles from './access-list.module.css'

interface AccessListChoiceProps {
  readonly petitionNo: string
  readonly unit: ChosenUnit
  readonly onChange: (personIds: readonly string[]) => void
}

/** Who of a chosen organisation is to know of a walled petition; those who may already, may for good. */
export function AccessListChoice({
  petitionNo,
  unit: { orgId, name, accessList = [] },
  onChange,
}: AccessListChoiceProps) {
  const { data, error, refetch } = useCaseAccessListQuery({ petitionNo, orgId })
  if (error) return <Trouble error={error} onRetry={() => void refetch()} />
  if (!data) return <Loading />
  const toggle = (personId: string, isChosen: boolean) =>
    onChange(isChosen ? [...accessList, personId] : accessList.filter(other => other !== personId))
  const count = accessList.length + data.filter(({ knows }) => knows).length
  return (
    <fieldset className={styles.accessList}>
      <legend>
        {name}的知悉人员（{count}人）
      </legend>
      <p>
        本件限定知悉范围，请选择该单位可以知悉并办理的人员，至少一人。检举控告件未选择的，由该单位收件部门有检举控告权限的人员、部门负责人和审批领导知悉。
      </p>
      <div className={styles.people}>
        {data.map(({ personId, name: person, department, position, knows }) => (
          <label key={personId} title={[department, position].filter(Boolean).join(' ')}>
            <input
              type="checkbox"
              checked={knows || accessList.includes(personId)}
              disabled={knows}
              onChange={({ target }) => toggle(personId, target.checked)}
            />
            {person}
            <span>{knows ? '已在知悉范围' : department}</span>
          </label>
        ))}
      </div>
    </fieldset>
  )
}
