/** A text in its sentences, each with the mark or line break that ends it; nothing is lost. */
export const sentencesOf = (text: string): string[] => text.match(/[^。！？；\n]*[。！？；\n]|[^。！？；\n]+/g) ?? []
