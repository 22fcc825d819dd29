#!/usr/bin/env node
// Checks that imports only go down, and that no two folders side by side import each other.
import { fileURLToPath } from 'node:url'
import { checkFloors } from './floors/check.mjs'

const RULES = fileURLToPath(new URL('../.dependency-cruiser.cjs', import.meta.url))

const wrong = await checkFloors(RULES, process.argv.slice(2))
for (const sentence of wrong) console.error(sentence)
if (wrong.length > 0) process.exitCode = 1
