import { useCan } from '@portal/shared-lib'
import { navigate } from '@portal/shared-lib/router'
import buttons from '../actions/buttons.module.css'
import { startAddress } from './addresses'

/** Begins an order on a petition, for whoever may. */
export function StartButton({ petitionNo }: { petitionNo: string }) {
  if (!useCan('db:create') || !petitionNo) return null
  return (
    <button
      type="button"
      className={buttons.usual}
      onClick={() => navigate(startAddress({ petitionNos: [petitionNo] }))}
    >
      发起督办
    </button>
  )
}
