/** Days left at which a limit is warned of, as an office has set them. */
export const WARNING_DAYS = {
  /** Limits of petition departments. */
  department: 3,
  /** Limits of responsible units. */
  unit: 10,
  /** Nothing to watch above this. */
  safe: 15,
  /** Evaluations that petitioners still owe. */
  evaluation: 7,
} as const
