import { z } from 'zod'
import type { Services } from '../../../platform/services'
import { OnlineItem } from './item'
import { receiveOnline } from './receive'

const Items = z.array(OnlineItem)

/** Takes in a list, one after the other; throws before the first where one of them makes no sense. */
export async function importOnline(
  services: Pick<Services, 'db' | 'fieldKeys' | 'now' | 'config'>,
  list: unknown,
): Promise<{ received: number; known: number }> {
  const items = Items.parse(list)
  let received = 0
  for (const item of items) received += (await receiveOnline(services, item)).isNew ? 1 : 0
  return { received, known: items.length - received }
}
