import type { SupervisionsArgs } from '@portal/shared-lib/contract/calls/supervisions'
import { Page, Section } from '@portal/shared-lib/page'
import { useSearchParams } from '@portal/shared-lib/router'
import { type ReactNode, useMemo } from 'react'
import { BackLink } from './back-link'

/** By which a figure finds the rows that it counts. */
export type Conditions = NonNullable<SupervisionsArgs['counted']>

/** What the address of the page asks for, out of a figure; empty where it comes from none. What is spoilt the server refuses. */
export function useCounted(): Conditions {
  const [parameters] = useSearchParams()
  const text = parameters.get('where')
  return useMemo(() => conditionsIn(text), [text])
}

function conditionsIn(text: string | null): Conditions {
  try {
    const [group]: { conditions?: Conditions }[] = JSON.parse(text ?? '[]')
    return Array.isArray(group?.conditions) ? group.conditions : []
  } catch {
    return []
  }
}

interface CountedPageProps {
  /** The page without a figure's conditions. */
  readonly all: string
  readonly children: ReactNode
}

/** The rows that a figure counts. */
export const CountedPage = ({ all, children }: CountedPageProps) => (
  <Page action={<BackLink to={all}>查看全部</BackLink>}>
    <Section title="统计明细">{children}</Section>
  </Page>
)
