import type { Locator, Page } from '@playwright/test'

/** What a task costs the hand: clicks, and characters or keys that are typed. */
export interface Cost {
  readonly clicks: number
  readonly keys: number
}

/** A user's hand on a page: does what a story says and counts what it takes, task by task. */
export class Effort {
  private readonly costs = new Map<string, Cost>()
  private current = ''

  /** What is done from now on belongs to this task. */
  begin(task: string): void {
    this.current = task
  }

  async click(target: Locator): Promise<void> {
    await target.click()
    this.add({ clicks: 1, keys: 0 })
  }

  async type(target: Locator, text: string): Promise<void> {
    await target.fill(text)
    this.add({ clicks: 1, keys: text.length })
  }

  async press(page: Page, key: string): Promise<void> {
    await page.keyboard.press(key)
    this.add({ clicks: 0, keys: 1 })
  }

  of(task: string): Cost {
    return this.costs.get(task) ?? { clicks: 0, keys: 0 }
  }

  total(): Cost {
    const all = [...this.costs.values()]
    const sum = (key: keyof Cost) => all.reduce((before, cost) => before + cost[key], 0)
    return { clicks: sum('clicks'), keys: sum('keys') }
  }

  private add({ clicks, keys }: Cost): void {
    const before = this.of(this.current)
    this.costs.set(this.current, { clicks: before.clicks + clicks, keys: before.keys + keys })
  }
}
