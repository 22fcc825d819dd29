import { addresses } from './addresses'
import { amounts } from './amounts'
import { days } from './days'
import { counts, purposes, requests, summaries } from './matter'
import { names } from './names'
import { idCards, mobiles } from './numbers'
import type { Rule } from './rule'

const RULES: readonly Rule[] = [
  ...[names, idCards, mobiles, addresses, days, amounts],
  ...[counts, requests, summaries, purposes],
]

/** What the rules find in a letter, the likeliest of each field first. */
export const hitsOf: Rule = (letter, today) => RULES.flatMap(rule => rule(letter, today))
