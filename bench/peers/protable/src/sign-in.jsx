import { LockOutlined, UserOutlined } from '@ant-design/icons'
import { LoginForm, ProFormDependency, ProFormSelect, ProFormText } from '@ant-design/pro-components'
import { App } from 'antd'
import { useNavigate } from 'react-router-dom'
import { ask } from './server'

const form = values => new URLSearchParams({ pageNumber: '1', limit: '20', ...values })

async function organisationsOf({ username }) {
  if (!username) return []
  const jsonData = JSON.stringify({ loginAccount: username, type: '1' })
  const { list } = await ask('XfUserController/getOrgListByLoginAccount', form({ jsonData }))
  return list.map(({ id, companyName }) => ({ value: id, label: companyName }))
}

export default function SignIn() {
  const navigate = useNavigate()
  const { message } = App.useApp()
  const signIn = async values => {
    try {
      await ask('login/LoginController/in', form(values))
      navigate('/toDoManage/departToDo')
    } catch (error) {
      message.error(error.message)
    }
  }
  return (
    <App>
      <LoginForm title="信访业务" onFinish={signIn}>
        <ProFormText
          name="username"
          placeholder="用户名"
          fieldProps={{ prefix: <UserOutlined />, autoComplete: 'username' }}
          rules={[{ required: true, message: '请输入用户名' }]}
        />
        <ProFormText.Password
          name="password"
          placeholder="密码"
          fieldProps={{ prefix: <LockOutlined />, autoComplete: 'current-password' }}
          rules={[{ required: true, message: '请输入密码' }]}
        />
        <ProFormDependency name={['username']}>
          {({ username }) => (
            <ProFormSelect name="orgId" placeholder="所属单位" params={{ username }} request={organisationsOf} />
          )}
        </ProFormDependency>
      </LoginForm>
    </App>
  )
}
