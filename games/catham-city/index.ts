import { startGame } from './flow.ts'
import { emptyState } from './layout.ts'
import { rulesFor } from './options.ts'
import { apply, fallback, legal, sample, turn } from './rules.ts'
export { rulesFor, startGame, emptyState, apply, fallback, legal, sample, turn }
