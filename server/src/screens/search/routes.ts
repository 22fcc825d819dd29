import * as contract from '@portal/shared-lib/contract/search'
import { type Route, readingMuch, route } from '../../platform/route'
import { clearWords, dropSearch, keepSearch, noteWords, readSearches } from './kept-searches'
import { findPetitioners } from './people'
import { SEEKING_PEOPLE, searchAll } from './search'
import { findSimilar } from './similar'
import { suggest } from './suggest'
import { dropSynonyms, readSynonyms, storeSynonyms } from './synonyms'

const PAGE = 'wisdomSearch'
/** Who keeps the knowledge base keeps its words. */
const EDITING = 'zs:edit'

const search = route(contract.search, [PAGE], searchAll)

const similar = route(contract.similar, [PAGE], ask => findSimilar(ask, ask.args.petitionNo))

const suggestSearch = route(contract.suggestSearch, [PAGE], suggest)

const people = route(contract.searchPeople, [SEEKING_PEOPLE], findPetitioners)

const searches = route(contract.searches, [PAGE], ({ caller, db, request }) => readSearches(db, caller, request.log))

const noteSearch = route(contract.noteSearch, [PAGE], async ({ args, caller, db, services }) => {
  await noteWords(db, caller, args.words, services.now())
  return null
})

const clear = route(contract.clearSearches, [PAGE], async ({ caller, db }) => {
  await clearWords(db, caller)
  return null
})

const save = route(contract.saveSearch, [PAGE], ({ args, caller, db, services }) =>
  keepSearch(db, caller, args, services.now()),
)

const remove = route(contract.removeSearch, [PAGE], async ({ args, caller, db }) => {
  await dropSearch(db, caller, args.id)
  return null
})

const synonyms = route(contract.synonyms, [EDITING], ({ db }) => readSynonyms(db))

const saveSynonyms = route(contract.saveSynonyms, [EDITING], storeSynonyms)

const removeSynonyms = route(contract.removeSynonyms, [EDITING], async ask => {
  await dropSynonyms(ask)
  return null
})

export const routes: Route[] = [
  ...readingMuch([search, similar]).map(one => ({ ...one, personLimit: 'rate.find' as const })),
  { ...suggestSearch, personLimit: 'rate.suggest' },
  { ...people, personLimit: 'rate.reveal' },
  ...[searches, noteSearch, clear, save, remove],
  ...[synonyms, saveSynonyms, removeSynonyms],
]
