import { composition } from '@portal/shared-lib'
import { Loading, Trouble } from '@portal/shared-lib/page'
import { useAccountUserInfoQuery } from '../api'
import { BindCertificate } from '../certificate/bind-certificate'
import { CodeEnrolment } from '../code-enrolment'
import { PhoneForm } from './phone-form'

/** 用户信息: who the user is, and how to reach the user. */
export function PersonalInfo() {
  const { data: user, error, refetch } = useAccountUserInfoQuery({})
  if (error) return <Trouble error={error} onRetry={() => void refetch()} />
  if (!user) return <Loading />
  return (
    <>
      <PhoneForm user={user}>
        <BindCertificate />
      </PhoneForm>
      {composition().province.signInModes.includes('code') && <CodeEnrolment />}
    </>
  )
}
