import { join } from 'node:path'
import { readProvince } from '../src/platform/province'

/** The province of the demonstration. */
export const PROVINCE = readProvince(join(__dirname, '../..'))
