/** Names of what is defined inside a drawing: a page has several, each with its own. */
export const plotId = (plot: string, part: string): string => `${plot}-${part}`

const fill = (plot: string, part: string): string => `url(#${plotId(plot, part)})`

export const toneFill = (plot: string, tone: number | string): string => fill(plot, `tone-${tone}`)
export const stepFill = (plot: string, step: number): string => fill(plot, `step-${step}`)
