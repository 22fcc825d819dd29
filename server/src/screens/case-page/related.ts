import type { related } from '@portal/shared-lib/contract/cases'
import type { CallAnswer } from '@portal/shared-lib/contract/form'
import { findCandidates } from '../../intake/duplicates/candidates'
import { readNames } from '../../intake/duplicates/names'
import { maskName } from '../../petitions/record/masks'
import { getPetition } from '../../petitions/record/scope'
import { dateTimeOf } from '../../platform/calendar/china-time'
import type { Caller } from '../../platform/caller'
import type { Db } from '../../platform/database/connect'
import type { Services } from '../../platform/services'
import type { Petition } from '../../workflow/engine/case-file'
import { ofSameMatter } from './same-matter'
import { soughtOf } from './sought-of'

type Answer = CallAnswer<typeof related>
type Context = Pick<Services, 'fieldKeys' | 'now'>

const SHOWN_CHARACTERS = 120

/** Petitions that have to do with a petition, as far as the caller may see them. */
export async function readRelated(db: Db, caller: Caller, petitionNo: string, context: Context): Promise<Answer> {
  const petition = await getPetition(db, caller, petitionNo)
  const rows = await ofSameMatter(db, caller, petition)
  const shown = rows.map(({ mergedInto, registeredAt, name, anonymous, summary, ...row }) => ({
    isMerged: mergedInto === petition.id,
    row: {
      ...row,
      petitioner: anonymous ? name : maskName(name),
      summary: summary.slice(0, SHOWN_CHARACTERS),
      registeredAt: dateTimeOf(registeredAt),
    },
  }))
  const known = new Set([petitionNo, ...rows.map(row => row.petitionNo)])
  return {
    merged: shown.filter(({ isMerged }) => isMerged).map(({ row }) => row),
    sameMatter: shown.filter(({ isMerged }) => !isMerged).map(({ row }) => row),
    alike: await alikeTo(db, caller, petition, known, context),
  }
}

async function alikeTo(
  db: Db,
  caller: Caller,
  petition: Petition,
  known: ReadonlySet<string>,
  { fieldKeys, now }: Context,
): Promise<Answer['alike']> {
  const sought = await soughtOf(db, fieldKeys, petition)
  const found = await findCandidates(db, caller, sought, { fieldKeys, at: now() })
  const others = found.filter(({ petition: other }) => !known.has(other.petitionNo))
  const namesOf = await readNames(
    db,
    caller,
    others.map(({ petition: other }) => other),
  )
  return others.map(({ petition: other, score, reasons }) => {
    const { registeredAtOrganisation, stateName } = namesOf(other)
    return {
      ...{ petitionNo: other.petitionNo, registeredAtOrganisation, stateName, score },
      petitioner: maskName(other.persons[0]?.name ?? ''),
      summary: other.summary.slice(0, SHOWN_CHARACTERS),
      registeredAt: dateTimeOf(other.registeredAt),
      reasons: reasons.map(({ text }) => text),
    }
  })
}
