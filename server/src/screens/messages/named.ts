import { maskName } from '@portal/shared-lib/contract/rules/masks'
import { PETITION_NO } from '@portal/shared-lib/contract/rules/petition-number'
import { sql } from 'kysely'
import { petitionsVisibleTo } from '../../petitions/record/scope'
import type { Caller } from '../../platform/caller'
import type { Db } from '../../platform/database/connect'

/** Characters of the matter that a message has room for. */
const MATTER_SHOWN = 30

/**
 * Messages with who and what behind each petition number in them, as lists show it. It is looked up when they are read:
 * of a petition that is walled, or out of the reader's reach, by then nothing is said but the number.
 */
export async function withPetitionsNamed<M extends { content: string }>(
  db: Db,
  caller: Caller,
  messages: readonly M[],
): Promise<M[]> {
  const numbers = new Set(messages.flatMap(({ content }) => content.match(PETITION_NO) ?? []))
  const named = await petitionsNamed(db, caller, [...numbers])
  return messages.map(message => ({
    ...message,
    content: message.content.replace(PETITION_NO, number => number + (named.get(number) ?? '')),
  }))
}

async function petitionsNamed(db: Db, caller: Caller, numbers: readonly string[]): Promise<Map<string, string>> {
  if (numbers.length === 0) return new Map()
  const rows = await petitionsVisibleTo(db, caller)
    .where(sql<boolean>`(petition_no = any(${numbers}::text[]) and petition_no <> '')`)
    .leftJoin('petition_person as main', join =>
      join
        .onRef('main.province_code', '=', 'petition.province_code')
        .onRef('main.petition_id', '=', 'petition.id')
        .on('main.seq', '=', 1),
    )
    .select(['petition_no as number', 'anonymous', 'person_count as persons', 'main.name'])
    .select(sql<string>`left(petition.summary, ${MATTER_SHOWN + 1})`.as('matter'))
    .execute()
  return new Map(rows.map(row => [row.number, `（${petitionerOf(row)}：${shortened(row.matter)}）`]))
}

function petitionerOf({ anonymous, persons, name }: { anonymous: boolean; persons: number; name: string | null }) {
  const main = anonymous || !name ? '匿名' : maskName(name)
  return persons > 1 ? `${main}等${persons}人` : main
}

/** On one line, for a message is. */
function shortened(matter: string): string {
  const line = matter.replace(/\s+/g, ' ').trim()
  return line.length > MATTER_SHOWN ? `${line.slice(0, MATTER_SHOWN)}…` : line
}
