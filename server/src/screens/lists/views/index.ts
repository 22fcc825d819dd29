import type { View } from '../view'
import { ARRIVAL_VIEWS } from './arrivals'
import { CALLBACK_VIEWS } from './callbacks'
import { HALL_VIEWS } from './hall'
import { HANDLING_VIEWS } from './handling'
import { PETITION_VIEWS } from './petitions'
import { SENT_VIEWS } from './sent'
import { TODO_VIEWS } from './todos'

/** Every list by its name. Approvals have a list of their own, for whom is asked is decided there. */
export const VIEWS: Readonly<Record<string, View>> = {
  ...TODO_VIEWS,
  ...ARRIVAL_VIEWS,
  ...HANDLING_VIEWS,
  ...SENT_VIEWS,
  ...CALLBACK_VIEWS,
  ...HALL_VIEWS,
  ...PETITION_VIEWS,
}
