/** The six lamps of a time limit, worst last but for the closed. */
export type Lamp = 'green' | 'none' | 'yellow' | 'orange' | 'red' | 'grey'
