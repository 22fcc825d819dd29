import * as contract from '@portal/shared-lib/contract/decision-board'
import { type Route, route } from '../../platform/route'
import { countingFor } from '../asking'
import { countBeforeAfter } from './before-after'
import { countForecast } from './forecast'
import { countCauses, countCitations, countMatrix } from './policies'
import { countSuggestions } from './suggestions'
import { countTopics } from './topics'

const PAGE = ['decisionBoard']

const policyMatrix = route(contract.policyMatrix, PAGE, ask => countMatrix(countingFor(ask), ask.args))
const citations = route(contract.citations, PAGE, ask => countCitations(countingFor(ask), ask.args))
const causes = route(contract.causes, PAGE, ask => countCauses(countingFor(ask), ask.args))
const beforeAfter = route(contract.beforeAfter, PAGE, ask => countBeforeAfter(countingFor(ask), ask.args))
const suggestions = route(contract.suggestions, PAGE, ask => countSuggestions(countingFor(ask), ask.args))
const topics = route(contract.topics, PAGE, ask => countTopics(countingFor(ask), ask.caller, ask.args))
const forecast = route(contract.forecast, PAGE, ask => countForecast(countingFor(ask), ask.args))

export const decisionRoutes: Route[] = [policyMatrix, citations, causes, beforeAfter, suggestions, topics, forecast]
