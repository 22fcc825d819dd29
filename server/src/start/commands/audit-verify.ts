import { refuseOtherChain, verifyAudit } from '../../platform/audit/verify'
import { run } from './run'

// npm run audit:verify [-- <number> <hash>], of a seal that was noted earlier.
run(async (db, [number, hash]) => {
  const { sealed, unsealed, lastHash, broken } = await verifyAudit(db)
  console.log(`Sealed rows: ${sealed}${lastHash && `, the last with hash ${lastHash}`}`)
  console.log(`Rows that wait for their seal: ${unsealed}`)
  if (broken) throw new Error(`BROKEN: ${broken}`)
  if (number && hash) await refuseOtherChain(db, number, hash)
  console.log('The chain holds.')
})
