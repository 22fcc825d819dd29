import { PageContainer, ProLayout, ProTable } from '@ant-design/pro-components'
import { Drawer, Tag } from 'antd'
import { useEffect, useState } from 'react'
import { Link } from 'react-router-dom'
import { ask } from './server'

const COLORS = { green: 'green', yellow: 'gold', orange: 'orange', red: 'red', grey: 'default', none: 'default' }

const COLUMNS = [
  { title: '关键字', dataIndex: 'keywords', hideInTable: true },
  { title: '未领取', dataIndex: 'onlyUnclaimed', valueType: 'switch', hideInTable: true },
  { title: '紧急', dataIndex: 'onlyUrgent', valueType: 'switch', hideInTable: true },
  { title: '状态', dataIndex: 'typeName', search: false },
  {
    title: '剩余天数',
    dataIndex: 'sysx',
    search: false,
    render: (_, { lamp, sysx }) => <Tag color={COLORS[lamp]}>{sysx === null ? '—' : `${sysx}天`}</Tag>,
  },
  { title: '信访件编号', dataIndex: 'xfjbh', search: false },
  { title: '信访人', dataIndex: 'xfr', search: false },
  { title: '人数', dataIndex: 'xfrs', search: false },
  { title: '信访形式', dataIndex: 'xfxs', search: false },
  { title: '信访日期', dataIndex: 'xfrq', search: false },
  { title: '问题属地', dataIndex: 'wtsd', search: false },
  { title: '内容分类', dataIndex: 'nrfl', search: false },
  { title: '概况', dataIndex: 'nrzy', ellipsis: true, search: false },
  { title: '来源单位', dataIndex: 'lydw', search: false },
  { title: '办理人', dataIndex: 'blr', search: false },
]

async function pageOf({ current, pageSize, ...filters }) {
  const { list, total } = await ask('todos/list', {
    whose: 'department',
    pageNumber: current,
    limit: pageSize,
    ...filters,
  })
  return { data: list, total, success: true }
}

const isMenu = ({ coustomParameters }) => /"kind":"(?:menu|page)"/.test(coustomParameters ?? '')

/** The tree of permissions as the layout wants it. */
const menuOf = (nodes, above = '') =>
  nodes.filter(isMenu).map(({ url, funName, list }) => {
    const path = `${above}/${url}`
    return { path, name: funName, routes: menuOf(list, path) }
  })

export default function Todos() {
  const [routes, setRoutes] = useState([])
  const [opened, setOpened] = useState()
  useEffect(() => {
    ask('bopmain/mainpage/desktop', new URLSearchParams()).then(({ permissionList }) =>
      setRoutes(menuOf(permissionList)),
    )
  }, [])
  return (
    <ProLayout
      title="信访业务"
      layout="mix"
      route={{ path: '/', routes }}
      location={{ pathname: '/toDoManage/departToDo' }}
      menuItemRender={({ path }, name) => <Link to={path}>{name}</Link>}
    >
      <PageContainer title="部门待办">
        <ProTable
          rowKey="dbid"
          columns={COLUMNS}
          request={pageOf}
          scroll={{ x: 1500 }}
          onRow={row => ({ onDoubleClick: () => setOpened(row) })}
        />
      </PageContainer>
      <Drawer title={opened?.xfjbh} open={Boolean(opened)} onClose={() => setOpened(undefined)}>
        {opened?.nrzy}
      </Drawer>
    </ProLayout>
  )
}
