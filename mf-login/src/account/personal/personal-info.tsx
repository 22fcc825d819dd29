import { composition } from '@portal/shared-lib'
import type { UserInfoAnswer } from '@portal/shared-lib/contract/calls/account'
import { Loading, Trouble } from '@portal/shared-lib/page'
import { useAccountUserInfoQuery } from '../api'
import { BindCertificate } from '../certificate/bind-certificate'
import { CodeEnrolment } from '../code-enrolment'
import { ReadOnly } from '../form/field'
import styles from '../form/form.module.css'
import { PhoneForm } from './phone-form'

/** 用户信息: who the user is, and how to reach the user. */
export function PersonalInfo() {
  const { data: user, error, refetch } = useAccountUserInfoQuery({})
  if (error) return <Trouble error={error} onRetry={() => void refetch()} />
  if (!user) return <Loading />
  return <KnownUser user={user} />
}

function KnownUser({ user }: { user: UserInfoAnswer }) {
  const { signInModes } = composition().province
  return (
    <>
      <div className={`${styles.above} ${styles.columns}`}>
        <ReadOnly label="用户名" value={user.userName} />
        <ReadOnly label="登录账号" value={user.userAccount} />
        <ReadOnly label="单位" value={user.companyName} />
        <ReadOnly label="部门" value={user.deptName} />
        <ReadOnly label="职务" value={user.positionLevelName} />
      </div>
      <PhoneForm phones={user}>
        <BindCertificate />
      </PhoneForm>
      {signInModes.includes('code') && <CodeEnrolment />}
    </>
  )
}
