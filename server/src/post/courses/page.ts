/** The page on which courses are watched: who has it may watch all that are published. */
export const PAGE = 'courseVideoPage'

/** The right of leaders to see how far their office's people have come. */
export const COMPLETION = 'courseCompletion'

/** The page of those who keep the courses. */
export const MANAGING = 'sys/course'
