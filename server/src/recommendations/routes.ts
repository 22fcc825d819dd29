import * as contract from '@portal/shared-lib/contract/recommendations'
import { actorOf } from '../platform/audit/actor'
import { recordAudit } from '../platform/audit/record'
import { type Route, route } from '../platform/route'
import { accept, agreeAnswer, answer, askAgain, returnAnswer, sign } from './answer'
import { readFigures } from './figures'
import { listRecommendations } from './list'
import { PAGE, readRecommendation, readRecommendationButtons, readRecommendationsOf } from './read'
import { getRecommendation } from './row'
import { agree, rewrite, sendBack, withdraw, write } from './write'

const MAY_READ = [PAGE]

const list = route(contract.recommendations, MAY_READ, ({ args, caller, db, services }) =>
  listRecommendations(db, caller, args, services.now()),
)

const figures = route(contract.recommendationFigures, MAY_READ, ({ args, caller, db, services }) =>
  readFigures(db, caller, args.year, services.now()),
)

const of = route(contract.recommendationsOf, MAY_READ, ({ args, caller, db, services }) =>
  readRecommendationsOf(db, caller, args, services.now()),
)

/** Who opened which is part of the audit, as with cases. */
const read = route(contract.recommendation, MAY_READ, async ({ args, caller, db, services, request }) => {
  const row = await getRecommendation(db, caller, args.id)
  const opened = { action: '查看三项建议', objectType: 'recommendation', objectId: row.id, address: request.ip }
  await recordAudit(db, { ...actorOf(caller), ...opened })
  return await readRecommendation(db, caller, row, services.now())
})

const buttons = route(contract.recommendationButtons, MAY_READ, ({ args, caller, db, services }) =>
  readRecommendationButtons(db, caller, args.id, services.now()),
)

export const routes: Route[] = [
  route(contract.write, ['jy:write'], write),
  ...[
    route(contract.rewrite, MAY_READ, rewrite),
    route(contract.agree, MAY_READ, agree),
    route(contract.sendBack, MAY_READ, sendBack),
    route(contract.withdraw, MAY_READ, withdraw),
    route(contract.sign, MAY_READ, sign),
    route(contract.answer, MAY_READ, answer),
    route(contract.agreeAnswer, MAY_READ, agreeAnswer),
    route(contract.returnAnswer, MAY_READ, returnAnswer),
    route(contract.accept, MAY_READ, accept),
    route(contract.askAgain, MAY_READ, askAgain),
  ],
  ...[list, figures, of, read, buttons],
]
