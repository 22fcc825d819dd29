import type { FormValues } from '../engine/form-values'
import { isTouched } from '../engine/is-touched'

/** Of a form what somebody has typed, by what is noted of each field: persons, and what a province adds, as a whole. */
export const typedIn = (values: FormValues, noted: object): FormValues =>
  Object.fromEntries(Object.entries(values).filter(([name]) => isTouched(Reflect.get(noted, name)))) as FormValues
