import type { SignInMode } from '@portal/shared-lib/contract/rules/sign-in'
import { proveByCode } from './code'
import { proveByKey } from './key'
import { proveByPassword } from './ordinary'
import type { Prove } from './proof'
import { proveByQr } from './qr'

/** Every way to sign in. */
export const MODES: Readonly<Record<SignInMode, Prove>> = {
  ordinary: proveByPassword,
  code: proveByCode,
  key: proveByKey,
  qr: proveByQr,
}
