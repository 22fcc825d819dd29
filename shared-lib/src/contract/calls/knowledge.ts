// Made from ../knowledge.ts by `npm run generate:calls`. Do not edit.
import type { CallDescriptor } from '../descriptor'
import type { CallAnswer, CallArgs } from '../form'
import type * as contract from '../knowledge'

export type ArticleArgs = CallArgs<typeof contract.article>
export type ArticleAnswer = CallAnswer<typeof contract.article>
export type CitableArgs = CallArgs<typeof contract.citable>
export type CitableAnswer = CallAnswer<typeof contract.citable>
export type DocumentArgs = CallArgs<typeof contract.document>
export type DocumentAnswer = CallAnswer<typeof contract.document>
export type FavouriteArgs = CallArgs<typeof contract.favourite>
export type FavouriteAnswer = CallAnswer<typeof contract.favourite>
export type FavouritesArgs = CallArgs<typeof contract.favourites>
export type FavouritesAnswer = CallAnswer<typeof contract.favourites>
export type GiveFeedbackArgs = CallArgs<typeof contract.giveFeedback>
export type GiveFeedbackAnswer = CallAnswer<typeof contract.giveFeedback>
export type OwnFeedbackArgs = CallArgs<typeof contract.ownFeedback>
export type OwnFeedbackAnswer = CallAnswer<typeof contract.ownFeedback>
export type PageHelpArgs = CallArgs<typeof contract.pageHelp>
export type PageHelpAnswer = CallAnswer<typeof contract.pageHelp>
export type SearchTreeArgs = CallArgs<typeof contract.searchTree>
export type SearchTreeAnswer = CallAnswer<typeof contract.searchTree>
export type SuggestionsArgs = CallArgs<typeof contract.suggestions>
export type SuggestionsAnswer = CallAnswer<typeof contract.suggestions>
export type TreeArgs = CallArgs<typeof contract.tree>
export type TreeAnswer = CallAnswer<typeof contract.tree>
export type VersionsArgs = CallArgs<typeof contract.versions>
export type VersionsAnswer = CallAnswer<typeof contract.versions>

export const article: CallDescriptor<ArticleArgs, ArticleAnswer> = {"id":"knowledge.article","method":"POST","path":"api/knowledge/article","body":"json"}

export const citable: CallDescriptor<CitableArgs, CitableAnswer> = {"id":"knowledge.citable","method":"POST","path":"api/knowledge/citable","body":"json","background":true}

export const document: CallDescriptor<DocumentArgs, DocumentAnswer> = {"id":"knowledge.document","method":"POST","path":"api/knowledge/document","body":"json"}

export const favourite: CallDescriptor<FavouriteArgs, FavouriteAnswer> = {"id":"knowledge.favourite","method":"POST","path":"api/knowledge/favourite","body":"json","writes":true}

export const favourites: CallDescriptor<FavouritesArgs, FavouritesAnswer> = {"id":"knowledge.favourites","method":"POST","path":"api/knowledge/favourites","body":"json"}

export const giveFeedback: CallDescriptor<GiveFeedbackArgs, GiveFeedbackAnswer> = {"id":"knowledge.giveFeedback","method":"POST","path":"api/knowledge/giveFeedback","body":"json","writes":true}

export const ownFeedback: CallDescriptor<OwnFeedbackArgs, OwnFeedbackAnswer> = {"id":"knowledge.ownFeedback","method":"POST","path":"api/knowledge/ownFeedback","body":"json"}

export const pageHelp: CallDescriptor<PageHelpArgs, PageHelpAnswer> = {"id":"knowledge.pageHelp","method":"POST","path":"api/knowledge/pageHelp","body":"json","background":true}

export const searchTree: CallDescriptor<SearchTreeArgs, SearchTreeAnswer> = {"id":"knowledge.searchTree","method":"POST","path":"api/knowledge/searchTree","body":"json","background":true}

export const suggestions: CallDescriptor<SuggestionsArgs, SuggestionsAnswer> = {"id":"knowledge.suggestions","method":"POST","path":"api/knowledge/suggestions","body":"json","background":true}

export const tree: CallDescriptor<TreeArgs, TreeAnswer> = {"id":"knowledge.tree","method":"POST","path":"api/knowledge/tree","body":"form"}

export const versions: CallDescriptor<VersionsArgs, VersionsAnswer> = {"id":"knowledge.versions","method":"POST","path":"api/knowledge/versions","body":"json"}
