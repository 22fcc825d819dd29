/** Where the recommendations are listed. */
export const RECOMMENDATIONS = '/superviseManage/recommendations'

/** Where one is shown. */
export const recommendationAddress = (id: string): string => `${RECOMMENDATIONS}?${new URLSearchParams({ sxjyid: id })}`
