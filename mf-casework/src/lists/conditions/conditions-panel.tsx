import { WhileLoading } from '@portal/shared-lib'
import { Button, Loading, Trouble } from '@portal/shared-lib/page'
import { useState } from 'react'
import { useCaseworkListsSettingsQuery } from '../api'
import type { Group } from '../view'
import styles from './conditions.module.css'
import { GroupFields, newCondition } from './group-fields'

interface ConditionsPanelProps {
  readonly viewId: string
  readonly groups: readonly Group[]
  readonly onAsk: (groups: readonly Group[]) => void
}

/** As many groups as the server takes besides the words. */
const MOST_GROUPS = 9

/** 更多条件: groups of conditions that all hold; within one, all or any of its own. */
export default function ConditionsPanel({ viewId, groups, onAsk }: ConditionsPanelProps) {
  const { data, error, refetch } = useCaseworkListsSettingsQuery({ viewId })
  const [changed, change] = useState<readonly Group[]>()
  if (error) return <Trouble error={error} onRetry={() => void refetch()} />
  const [first] = data?.filters ?? []
  if (!data || !first) return <Loading />
  const empty: Group = { join: 'and', conditions: [newCondition(first)] }
  const shown = changed ?? (groups.length ? groups : [empty])
  return (
    <section className={styles.panel} aria-label="更多条件">
      <WhileLoading fallback={<Loading />}>
        {shown.map((group, at) => (
          <GroupFields
            // biome-ignore lint/suspicious/noArrayIndexKey: a group is known by its place alone
            key={at}
            at={at}
            group={group}
            fields={data.filters}
            onChange={next => change(next ? shown.with(at, next) : shown.toSpliced(at, 1))}
          />
        ))}
      </WhileLoading>
      <div className={styles.panelFoot}>
        <Button disabled={shown.length >= MOST_GROUPS} onClick={() => change([...shown, empty])}>
          添加条件组
        </Button>
        <Button
          onClick={() => {
            change([empty])
            onAsk([])
          }}
        >
          清空条件
        </Button>
        <Button type="primary" onClick={() => onAsk(shown.map(withoutEmpty).filter(isAsking))}>
          按条件查询
        </Button>
      </div>
    </section>
  )
}

const NEED_NO_VALUE = ['empty', 'filled']

/** Conditions without a value ask for nothing. */
const withoutEmpty = (group: Group): Group => ({
  ...group,
  conditions: (group.conditions ?? []).filter(
    ({ operator, values = [] }) => NEED_NO_VALUE.includes(operator) || values.length > 0,
  ),
})

const isAsking = ({ conditions = [] }: Group) => conditions.length > 0
