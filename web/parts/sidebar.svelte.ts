import { createContext, type Snippet } from 'svelte'

/** What stands beside a table on a wide screen in place of the log's heading, and of the log. */
interface Instead {
  readonly label: string
  readonly head: Snippet
  readonly body: Snippet | null
}

/** The log beside a table, for what else wants to stand there. */
export class Sidebar {
  instead = $state.raw<Instead | null>(null)
}

export const [getSidebar, setSidebar] = createContext<Sidebar>()
