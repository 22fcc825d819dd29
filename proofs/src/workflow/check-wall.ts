import type { Facts } from './facts.ts'

const ACCUSATION = '02'

/** An accusation is walled from its registration on: whoever has done something with it is on its list. */
export function wrongWall({ petition, timeline, knowing }: Pick<Facts, 'petition' | 'timeline' | 'knowing'>): string[] {
  if (petition.purpose !== ACCUSATION) return []
  const known = new Set(knowing.map(({ person_id }) => person_id))
  const strangers = timeline.filter(({ person_id }) => person_id && !known.has(person_id))
  return [
    ...(petition.walled_off ? [] : ['it is an accusation and has no wall']),
    ...strangers.map(({ person_id, action }) => `${person_id}, who may not know of it, has done ${action}`),
  ]
}
