import { CaseStrip } from './case-strip'
import { KeptCase } from './kept-case'
import { useOpenCases } from './open-cases'

/** The cases that are open: the one that is shown, the others as they were left. */
export default function KeptCases({ shownNo }: { shownNo: string }) {
  const cases = useOpenCases()
  return (
    <>
      {shownNo && cases.length > 1 && <CaseStrip cases={cases} shownNo={shownNo} />}
      {cases.map(open => (
        <KeptCase key={open.petitionNo} open={open} isShown={open.petitionNo === shownNo} />
      ))}
    </>
  )
}
