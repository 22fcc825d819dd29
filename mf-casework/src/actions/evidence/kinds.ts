/** What a line of a checklist rests on. */
export type EvidenceOf = 'notice' | 'delivery' | 'basis' | 'answers'
