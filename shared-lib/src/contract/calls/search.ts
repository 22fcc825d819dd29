// Made from ../search.ts by `npm run generate:calls`. Do not edit.
import type { CallDescriptor } from '../descriptor'
import type { CallAnswer, CallArgs } from '../form'
import type * as contract from '../search'

export type ClearSearchesArgs = CallArgs<typeof contract.clearSearches>
export type ClearSearchesAnswer = CallAnswer<typeof contract.clearSearches>
export type NoteSearchArgs = CallArgs<typeof contract.noteSearch>
export type NoteSearchAnswer = CallAnswer<typeof contract.noteSearch>
export type RemoveSearchArgs = CallArgs<typeof contract.removeSearch>
export type RemoveSearchAnswer = CallAnswer<typeof contract.removeSearch>
export type RemoveSynonymsArgs = CallArgs<typeof contract.removeSynonyms>
export type RemoveSynonymsAnswer = CallAnswer<typeof contract.removeSynonyms>
export type SaveSearchArgs = CallArgs<typeof contract.saveSearch>
export type SaveSearchAnswer = CallAnswer<typeof contract.saveSearch>
export type SaveSynonymsArgs = CallArgs<typeof contract.saveSynonyms>
export type SaveSynonymsAnswer = CallAnswer<typeof contract.saveSynonyms>
export type SearchArgs = CallArgs<typeof contract.search>
export type SearchAnswer = CallAnswer<typeof contract.search>
export type SearchPeopleArgs = CallArgs<typeof contract.searchPeople>
export type SearchPeopleAnswer = CallAnswer<typeof contract.searchPeople>
export type SearchesArgs = CallArgs<typeof contract.searches>
export type SearchesAnswer = CallAnswer<typeof contract.searches>
export type SimilarArgs = CallArgs<typeof contract.similar>
export type SimilarAnswer = CallAnswer<typeof contract.similar>
export type SuggestSearchArgs = CallArgs<typeof contract.suggestSearch>
export type SuggestSearchAnswer = CallAnswer<typeof contract.suggestSearch>
export type SynonymsArgs = CallArgs<typeof contract.synonyms>
export type SynonymsAnswer = CallAnswer<typeof contract.synonyms>

export const clearSearches: CallDescriptor<ClearSearchesArgs, ClearSearchesAnswer> = {"id":"search.clearSearches","method":"POST","path":"api/search/clear","body":"json","writes":true}

export const noteSearch: CallDescriptor<NoteSearchArgs, NoteSearchAnswer> = {"id":"search.noteSearch","method":"POST","path":"api/search/note","body":"json","writes":true}

export const removeSearch: CallDescriptor<RemoveSearchArgs, RemoveSearchAnswer> = {"id":"search.removeSearch","method":"POST","path":"api/search/remove","body":"json","writes":true}

export const removeSynonyms: CallDescriptor<RemoveSynonymsArgs, RemoveSynonymsAnswer> = {"id":"search.removeSynonyms","method":"POST","path":"api/search/removeSynonyms","body":"json","writes":true}

export const saveSearch: CallDescriptor<SaveSearchArgs, SaveSearchAnswer> = {"id":"search.saveSearch","method":"POST","path":"api/search/save","body":"json","writes":true}

export const saveSynonyms: CallDescriptor<SaveSynonymsArgs, SaveSynonymsAnswer> = {"id":"search.saveSynonyms","method":"POST","path":"api/search/saveSynonyms","body":"json","writes":true}

export const search: CallDescriptor<SearchArgs, SearchAnswer> = {"id":"search.search","method":"POST","path":"api/search/search","body":"json"}

export const searchPeople: CallDescriptor<SearchPeopleArgs, SearchPeopleAnswer> = {"id":"search.searchPeople","method":"POST","path":"api/search/people","body":"json","receive":{"people":["people",{"petitions":["petitions",{"petitionNo":"xfjbh","summary":"nrzy"}]}]}}

export const searches: CallDescriptor<SearchesArgs, SearchesAnswer> = {"id":"search.searches","method":"POST","path":"api/search/searches","body":"json"}

export const similar: CallDescriptor<SimilarArgs, SimilarAnswer> = {"id":"search.similar","method":"POST","path":"api/search/similar","body":"json","send":{"petitionNo":"xfjbh"},"receive":{"petitionNo":"xfjbh","summary":"nrzy"}}

export const suggestSearch: CallDescriptor<SuggestSearchArgs, SuggestSearchAnswer> = {"id":"search.suggestSearch","method":"POST","path":"api/search/suggest","body":"json","background":true}

export const synonyms: CallDescriptor<SynonymsArgs, SynonymsAnswer> = {"id":"search.synonyms","method":"POST","path":"api/search/synonyms","body":"json"}
