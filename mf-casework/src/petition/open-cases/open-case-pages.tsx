import { Activity, useLayoutEffect, useRef } from 'react'
import { CasePage } from '../case-page'
import { CaseStrip } from './case-strip'
import { type OpenCase, useOpenCases } from './open-cases'

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

interface OpenCasePageProps {
  readonly open: OpenCase
  readonly isShown: boolean
}

/** A case that stays as it was left; what lies out of sight reads nothing, unless something in it is being written. */
function OpenCasePage({ open, isShown }: OpenCasePageProps) {
  const element = useRef<HTMLDivElement>(null)
  const scrolled = useRef(0)
  useLayoutEffect(() => {
    const main = element.current?.closest('main')
    if (!isShown || !main) return
    main.scrollTop = scrolled.current
    const keep = () => {
      scrolled.current = main.scrollTop
    }
    main.addEventListener('scroll', keep, { passive: true })
    return () => main.removeEventListener('scroll', keep)
  }, [isShown])
  return (
    <div ref={element} hidden={!isShown}>
      <Activity mode={isShown || open.isTyped ? 'visible' : 'hidden'}>
        <CasePage petitionNo={open.petitionNo} address={open.address} isShown={isShown} />
      </Activity>
    </div>
  )
}
