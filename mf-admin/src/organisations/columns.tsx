import type { ManagedOrganisationsAnswer } from '@portal/shared-lib/contract/calls/organisation-admin'
import type { Column } from '@portal/shared-lib/ui-data'
import admin from '../admin.module.css'
import styles from './organisations.module.css'

export type Managed = ManagedOrganisationsAnswer['list'][number]

/** `onOpen` shows all of an organisation. */
export const columnsWith = (onOpen: (organisation: Managed) => void): Column<Managed>[] => [
  {
    title: '机构名称',
    key: 'name',
    width: 210,
    fixed: 'left',
    render: (_, organisation) => (
      <button type="button" className={admin.rowAction} onClick={() => onOpen(organisation)}>
        {organisation.companyName}
      </button>
    ),
  },
  { title: '行政区划', dataIndex: 'regionName', width: 84 },
  { title: '上级机构', dataIndex: 'superiorName', width: 160, render: name => name || '—' },
  { title: '直属级别', dataIndex: 'levelName', width: 80 },
  { title: '所属系统', dataIndex: 'systemName', width: 110 },
  { title: '部门', dataIndex: 'departmentCount', width: 52, render: figures },
  { title: '人员', dataIndex: 'peopleCount', width: 52, render: figures },
  {
    title: '状态',
    key: 'inUse',
    width: 72,
    render: (_, { inUse, mergedIntoName }) =>
      inUse === '1' ? (
        '使用中'
      ) : (
        <span className={styles.closed}>{mergedIntoName ? `已并入${mergedIntoName}` : '已停用'}</span>
      ),
  },
  { title: '信访机构', dataIndex: 'isPetition', width: 80, render: yesOrNo },
  { title: '可接收转送', dataIndex: 'isChoose', width: 96, render: yesOrNo },
  { title: '上线办理', dataIndex: 'hasAccess', width: 80, render: yesOrNo },
  { title: '机构代码', dataIndex: 'orgCode', width: 180, render: figures },
]

function yesOrNo(flag: '0' | '1') {
  return flag === '1' ? '是' : '否'
}

function figures(value: string | number) {
  return <span className={admin.figures}>{value}</span>
}
