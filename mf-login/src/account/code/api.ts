import { reads, remoteApi, writes } from '@portal/shared-lib'
import {
  confirmSecondFactor,
  offerSecondFactor,
  removeSecondFactor,
  secondFactor,
} from '@portal/shared-lib/contract/calls/second-factor'

export const {
  useAccountSecondFactorQuery,
  useAccountOfferSecondFactorMutation,
  useAccountConfirmSecondFactorMutation,
  useAccountRemoveSecondFactorMutation,
} = remoteApi('mf-login', 'account', build => ({
  accountSecondFactor: reads(build, secondFactor, ['Account']),
  accountOfferSecondFactor: writes(build, offerSecondFactor),
  accountConfirmSecondFactor: writes(build, confirmSecondFactor, ['Account']),
  accountRemoveSecondFactor: writes(build, removeSecondFactor, ['Account']),
}))
