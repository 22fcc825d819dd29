/** The page on which courses are watched: who has it may watch all of them. */
export const PAGE = 'courseVideoPage'
