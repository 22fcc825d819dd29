import type { TimelineAnswer } from '@portal/shared-lib/contract/calls/petitions'

type Entry = Pick<TimelineAnswer[number], 'actor' | 'onBehalfOf'>

/** Who did it, and in whose post where that is somebody else's. */
export const actorOf = ({ actor, onBehalfOf }: Entry): string => (onBehalfOf ? `${actor}（代${onBehalfOf}）` : actor)
