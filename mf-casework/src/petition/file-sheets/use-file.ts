import { send, useCan } from '@portal/shared-lib'
import type { PapersAnswer } from '@portal/shared-lib/contract/calls/cases'
import {
  type OfficialDocumentAnswer,
  type OfficialDocumentsOfAnswer,
  officialDocument,
} from '@portal/shared-lib/contract/calls/official-documents'
import type { TimelineAnswer } from '@portal/shared-lib/contract/calls/petitions'
import type { FilePart } from '@portal/shared-lib/contract/rules/prints'
import type { Trouble } from '@portal/shared-lib/page'
import { type ComponentProps, useEffect, useState } from 'react'
import { useCaseworkTimelineQuery } from '../../api'
import { useCasePapersQuery, useCaseRatingsQuery } from '../../case-api'
import { FRESH } from '../../fresh'
import { useOfficialOfCaseQuery } from '../../official/api'
import { isFiled } from './contents'

/** What a whole file is printed from. */
export interface WholeCase {
  readonly papers: PapersAnswer
  readonly official: OfficialDocumentsOfAnswer
  /** Those of them that lie in the file, with what they say. */
  readonly texts: readonly OfficialDocumentAnswer[]
  readonly timeline: TimelineAnswer
}

type Problem = ComponentProps<typeof Trouble>['error']

interface Read {
  /** Undefined until all of it is here. */
  readonly file: WholeCase | undefined
  readonly error: Problem
  readonly retry: () => void
}

/** Reads what the chosen parts of a file show. */
export function useFile(petitionNo: string, parts: readonly FilePart[]): Read {
  const mayRead = useCan('official/officialList')
  const papers = useCasePapersQuery({ petitionNo }, FRESH)
  const official = useOfficialOfCaseQuery({ petitionNo }, { ...FRESH, skip: !mayRead })
  const timeline = useCaseworkTimelineQuery({ petitionNo }, FRESH)
  const ratings = useCaseRatingsQuery({ petitionNo }, { ...FRESH, skip: !parts.includes('ratings') })
  const listed = mayRead ? official.data : NONE
  const { texts, error: textError, again } = useTexts(parts.includes('official') ? listed : NONE)
  const retry = () => {
    for (const query of [papers, timeline, ratings, official]) if (query.error) void query.refetch()
    again()
  }
  const error = papers.error ?? official.error ?? timeline.error ?? ratings.error ?? textError
  const isHere = !error && !ratings.isLoading
  const file =
    isHere && papers.data && listed && texts && timeline.data
      ? { papers: papers.data, official: listed, texts, timeline: timeline.data }
      : undefined
  return { file, error, retry }
}

const NONE: OfficialDocumentsOfAnswer = []

/** The official documents of a list that lie in the file, read one after the other. */
function useTexts(listed: OfficialDocumentsOfAnswer | undefined) {
  const [texts, keep] = useState<readonly OfficialDocumentAnswer[]>()
  const [error, tell] = useState<Problem>()
  const [tries, count] = useState(0)
  /** By what it says, since a list that was read again is another one. */
  const filed = listed && JSON.stringify(listed.filter(isFiled).map(({ id }) => id))
  // biome-ignore lint/correctness/useExhaustiveDependencies: read again when asked for
  useEffect(() => {
    if (filed === undefined) return
    const leaving = new AbortController()
    tell(undefined)
    void readTexts(JSON.parse(filed), leaving.signal).then(read => {
      if (leaving.signal.aborted) return
      if ('error' in read) tell(read.error)
      else keep(read.texts)
    })
    return () => leaving.abort()
  }, [filed, tries])
  return { texts, error, again: () => count(tries + 1) }
}

async function readTexts(ids: readonly string[], signal: AbortSignal) {
  const texts: OfficialDocumentAnswer[] = []
  for (const id of ids) {
    const { data, error } = await send(officialDocument, { id }, { signal })
    if (error) return { error }
    texts.push(data)
  }
  return { texts }
}
