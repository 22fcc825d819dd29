import { asPortalError, notify, WhileLoading } from '@portal/shared-lib'
import type { OrganisationPartsAnswer } from '@portal/shared-lib/contract/calls/organisation-admin'
import { DEPARTMENT_NAME_MAX, DEPARTMENT_PLACE_MAX } from '@portal/shared-lib/contract/rules/organisation-admin'
import { Button, Loading, Trouble } from '@portal/shared-lib/page'
import { type Column, DataTable } from '@portal/shared-lib/ui-data'
import { type FormEvent, useMemo, useState } from 'react'
import admin from '../admin.module.css'
import { useAdminOrganisationPartsQuery, useAdminRemoveDepartmentMutation, useAdminSaveDepartmentMutation } from './api'
import styles from './organisations.module.css'

type Department = OrganisationPartsAnswer['departments'][number]

const NEW: Department = { deptId: '', deptName: '', sortNo: 0, takesIn: '0', peopleCount: 0 }

/** The departments of an organisation: one is changed below the list, or added there. */
export function Departments({ id }: { id: string }) {
  const { data, error, refetch } = useAdminOrganisationPartsQuery({ id }, { refetchOnMountOrArgChange: true })
  const [changed, change] = useState<Department>(NEW)
  const [remove] = useAdminRemoveDepartmentMutation()
  const columns = useMemo(
    () =>
      columnsWith(change, async ({ deptId, deptName }) => {
        const { error: refused } = await remove({ args: { id, deptId } })
        if (refused) return notify.error(asPortalError(refused).message)
        notify.success(`「${deptName}」已删除`)
        change(NEW)
      }),
    [id, remove],
  )
  if (error) return <Trouble error={error} onRetry={() => void refetch()} />
  return (
    <div className={styles.body}>
      <WhileLoading fallback={<Loading />}>
        <DataTable
          rows={data?.departments}
          rowKey="deptId"
          label="部门列表"
          columns={columns}
          loading={!data}
          hint="请在下方添加部门，有部门的机构才能接收信访件"
        />
      </WhileLoading>
      <DepartmentForm key={changed.deptId} id={id} department={changed} onDone={() => change(NEW)} />
    </div>
  )
}

interface DepartmentFormProps {
  readonly id: string
  readonly department: Department
  readonly onDone: () => void
}

function DepartmentForm({ id, department, onDone }: DepartmentFormProps) {
  const { deptId } = department
  const [typed, type] = useState(department)
  const [problem, tell] = useState('')
  const [save, { isLoading }] = useAdminSaveDepartmentMutation()
  const submit = async (event: FormEvent) => {
    event.preventDefault()
    const { deptName, sortNo, takesIn } = typed
    const { error } = await save({ args: { id, deptId, deptName, sortNo, takesIn } })
    tell(error ? asPortalError(error).message : '')
    if (error) return
    notify.success('部门已保存')
    type(NEW)
    onDone()
  }
  return (
    <form aria-label={deptId ? '修改部门' : '新增部门'} className={styles.department} onSubmit={submit}>
      <label>
        部门名称
        <input
          value={typed.deptName}
          maxLength={DEPARTMENT_NAME_MAX}
          aria-invalid={problem !== ''}
          onChange={({ target }) => type({ ...typed, deptName: target.value })}
        />
      </label>
      <label>
        序号
        <input
          type="number"
          className={styles.place}
          min={0}
          max={DEPARTMENT_PLACE_MAX}
          value={typed.sortNo}
          onChange={({ target }) => type({ ...typed, sortNo: target.valueAsNumber || 0 })}
        />
      </label>
      <label>
        <input
          type="checkbox"
          checked={typed.takesIn === '1'}
          onChange={({ target }) => type({ ...typed, takesIn: target.checked ? '1' : '0' })}
        />
        来件由本部门接收
      </label>
      <Button type="primary" htmlType="submit" loading={isLoading}>
        {deptId ? '保存' : '新增'}
      </Button>
      {deptId && <Button onClick={onDone}>取消</Button>}
      {problem !== '' && (
        <p role="alert" className={styles.problem}>
          {problem}
        </p>
      )}
    </form>
  )
}

type OnDepartment = (department: Department) => void

const columnsWith = (onChange: OnDepartment, onRemove: OnDepartment): Column<Department>[] => [
  { title: '序号', dataIndex: 'sortNo', width: 70 },
  { title: '部门名称', dataIndex: 'deptName', width: 260 },
  { title: '接收来件', dataIndex: 'takesIn', width: 90, render: takesIn => (takesIn === '1' ? '是' : '否') },
  { title: '人员', dataIndex: 'peopleCount', width: 70 },
  {
    title: '操作',
    key: 'actions',
    width: 120,
    fixed: 'right',
    render: (_, department) => (
      <>
        <Act word="修改" department={department} onAct={onChange} />{' '}
        <Act word="删除" department={department} onAct={onRemove} />
      </>
    ),
  },
]

interface ActProps {
  readonly word: string
  readonly department: Department
  readonly onAct: OnDepartment
}

const Act = ({ word, department, onAct }: ActProps) => (
  <button
    type="button"
    className={admin.rowAction}
    aria-label={`${word}「${department.deptName}」`}
    onClick={() => onAct(department)}
  >
    {word}
  </button>
)
