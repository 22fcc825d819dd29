import { asPortalError, remoteApi, useDesktop, writes } from '@portal/shared-lib'
import { bindCertificate } from '@portal/shared-lib/contract/calls/certificates'
import { CERTIFICATE_TEXTS } from '@portal/shared-lib/contract/rules/certificate'
import { KeyTrouble, openCertificate, openHelper } from '@portal/shared-lib/key-helper'
import { useState } from 'react'
import { signChallenge } from '../../certificate/sign-challenge'
import { useAccountUserInfoQuery } from '../api'

/** How the last attempt ended. */
interface Said {
  readonly problem?: string
  readonly done?: string
}

/** The binding of the inserted key's certificate to the user's own account. */
export function useBindCertificate() {
  const { data: user } = useAccountUserInfoQuery({})
  const desktop = useDesktop()
  const [write] = useCertificateBindMutation()
  const [pin, setPin] = useState('')
  const [busy, setBusy] = useState(false)
  const [said, say] = useState<Said>({})

  const bindWith = async (entered: string) => {
    const helper = openHelper()
    const signed = await signChallenge(helper, await openCertificate(helper, entered))
    const whose = { loginAccount: user?.userAccount ?? '', organisationId: desktop?.orgId ?? '' }
    await write({ args: { ...whose, ...signed } }).unwrap()
  }
  const bind = async () => {
    const entered = pin.trim()
    if (!entered) return say({ problem: CERTIFICATE_TEXTS.pin })
    say({})
    setBusy(true)
    say(await outcomeOf(bindWith(entered)))
    setBusy(false)
    setPin('')
  }
  return { pin, setPin, busy, said, bind }
}

const outcomeOf = (binding: Promise<void>): Promise<Said> =>
  binding.then(
    () => ({ done: CERTIFICATE_TEXTS.bound }),
    error => ({ problem: error instanceof KeyTrouble ? error.message : asPortalError(error).message }),
  )

const { useCertificateBindMutation } = remoteApi('mf-login', 'certificate', build => ({
  certificateBind: writes(build, bindCertificate),
}))
