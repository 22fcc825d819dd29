/**
 * Whether anything in a form is other than at its beginning, by what is noted of each field: true, or fields within.
 * The form as a whole would be taken to have changed as soon as one of its fields holds nothing where there was none.
 */
export const isTouched = (noted: unknown): boolean =>
  typeof noted === 'object' && noted !== null ? Object.values(noted).some(isTouched) : noted === true
