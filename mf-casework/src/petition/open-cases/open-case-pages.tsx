import { CaseStrip } from './case-strip'
import { OpenCasePage } from './open-case'
import { useOpenCases } from './open-cases'

/** The cases that are open: the one that is shown, the others as they were left. */
export default function OpenCasePages({ shownNo }: { shownNo: string }) {
  const cases = useOpenCases()
  return (
    <>
      {shownNo && cases.length > 1 && <CaseStrip cases={cases} shownNo={shownNo} />}
      {cases.map(open => (
        <OpenCasePage key={open.petitionNo} open={open} isShown={open.petitionNo === shownNo} />
      ))}
    </>
  )
}
