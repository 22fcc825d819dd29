import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { commandsOf, patternOf } from './commands.ts'
import { GUIDES } from './prove.ts'

const ROOT = join(__dirname, '../../..')

const GUIDE = `
\`\`\`sh
npm run build
npm start
\`\`\`

says where it is:

\`\`\`text
The portal is ready: http://localhost:8080/tjfx/
\`\`\`

\`\`\`json
{ "home": "/desk" }
\`\`\`

\`\`\`sh
# in a second terminal, while it runs
npm run duty
\`\`\`
`

describe('a guide', () => {
  it('is read as commands, each with its terminal and what it says', () => {
    expect(commandsOf(GUIDE)).toEqual([
      { line: 'npm run build', terminal: 1, shown: [] },
      { line: 'npm start', terminal: 1, shown: ['The portal is ready: http://localhost:8080/tjfx/'] },
      { line: 'npm run duty', terminal: 2, shown: [] },
    ])
  })

  it('is refused where a block could be a command or not', () => {
    expect(() => commandsOf('```\nnpm start\n```\n')).toThrow('A block does not say what it holds: npm start')
  })

  it('shows lines with what may be any text, and with the id of a composition', () => {
    expect('signed by MCowBQYDK2VwAyEAq').toMatch(patternOf('signed by MCow…'))
    expect('signed by nobody').not.toMatch(patternOf('signed by MCow…'))
    expect(patternOf('0123456789ab  before     0 sessions').exec('ffffffffffff  before     0 sessions')?.[1]).toBe(
      'ffffffffffff',
    )
  })

  it.each(GUIDES)('%s calls scripts that there are', guide => {
    const { scripts } = JSON.parse(readFileSync(join(ROOT, 'package.json'), 'utf8'))
    const lines = commandsOf(readFileSync(join(ROOT, guide), 'utf8')).map(({ line }) => line)
    const called = lines.flatMap(line => [...line.matchAll(/npm run ([\w:-]+)/g)].map(([, name]) => name))
    expect(called.length).toBeGreaterThan(5)
    expect(called.filter(name => !name || !(name in scripts))).toEqual([])
  })
})
