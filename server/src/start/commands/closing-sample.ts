import { drawAgain } from '../../workflow/closing/closing-sample'
import { run } from './run'

// npm run closing-sample -- 2026-11: draws the sample of a month's closed petitions again.
run(async (db, [month], { provinceCode }) => {
  if (!month) throw new Error('Usage: closing-sample <yyyy-mm>')
  const sample = await drawAgain(db, provinceCode, month)
  if (!sample) throw new Error(`No sample of ${month} has been drawn`)
  const { seed, oneOf, petitionNos } = sample
  console.log(`Seed ${seed}, one of ${oneOf}: ${petitionNos.length} petitions`)
  for (const petitionNo of petitionNos) console.log(petitionNo)
})
