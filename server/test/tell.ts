import { appendFile } from 'node:fs/promises'

/** Keeps figures for the proof that runs these tests and puts them into its line; nothing where none does. */
export async function tell(figures: Readonly<Record<string, number>>): Promise<void> {
  const { TOLD_TO: file } = process.env
  if (file) await appendFile(file, `${JSON.stringify(figures)}\n`)
}
