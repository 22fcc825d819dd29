// Made from ../lists.ts by `npm run generate:calls`. Do not edit.
import type { CallDescriptor } from '../descriptor'
import type { CallAnswer, CallArgs } from '../form'
import type * as contract from '../lists'

export type ListCountsArgs = CallArgs<typeof contract.listCounts>
export type ListCountsAnswer = CallAnswer<typeof contract.listCounts>
export type ListSettingsArgs = CallArgs<typeof contract.listSettings>
export type ListSettingsAnswer = CallAnswer<typeof contract.listSettings>
export type ListSharesArgs = CallArgs<typeof contract.listShares>
export type ListSharesAnswer = CallAnswer<typeof contract.listShares>
export type PetitionListArgs = CallArgs<typeof contract.petitionList>
export type PetitionListAnswer = CallAnswer<typeof contract.petitionList>
export type RemoveFilterArgs = CallArgs<typeof contract.removeFilter>
export type RemoveFilterAnswer = CallAnswer<typeof contract.removeFilter>
export type SaveColumnsArgs = CallArgs<typeof contract.saveColumns>
export type SaveColumnsAnswer = CallAnswer<typeof contract.saveColumns>
export type SaveFilterArgs = CallArgs<typeof contract.saveFilter>
export type SaveFilterAnswer = CallAnswer<typeof contract.saveFilter>
export type SavedFiltersArgs = CallArgs<typeof contract.savedFilters>
export type SavedFiltersAnswer = CallAnswer<typeof contract.savedFilters>

export const listCounts: CallDescriptor<ListCountsArgs, ListCountsAnswer> = {"id":"lists.listCounts","method":"POST","path":"api/petitions/listCounts","body":"json","background":true}

export const listSettings: CallDescriptor<ListSettingsArgs, ListSettingsAnswer> = {"id":"lists.listSettings","method":"POST","path":"api/petitions/listSettings","body":"json"}

export const listShares: CallDescriptor<ListSharesArgs, ListSharesAnswer> = {"id":"lists.listShares","method":"POST","path":"api/petitions/listShares","body":"json"}

export const petitionList: CallDescriptor<PetitionListArgs, PetitionListAnswer> = {"id":"lists.petitionList","method":"POST","path":"api/petitions/list","body":"json"}

export const removeFilter: CallDescriptor<RemoveFilterArgs, RemoveFilterAnswer> = {"id":"lists.removeFilter","method":"POST","path":"api/petitions/removeFilter","body":"json","writes":true,"send":{"filterId":"id"}}

export const saveColumns: CallDescriptor<SaveColumnsArgs, SaveColumnsAnswer> = {"id":"lists.saveColumns","method":"POST","path":"api/petitions/saveColumns","body":"json","writes":true}

export const saveFilter: CallDescriptor<SaveFilterArgs, SaveFilterAnswer> = {"id":"lists.saveFilter","method":"POST","path":"api/petitions/saveFilter","body":"json","writes":true}

export const savedFilters: CallDescriptor<SavedFiltersArgs, SavedFiltersAnswer> = {"id":"lists.savedFilters","method":"POST","path":"api/petitions/savedFilters","body":"json"}
