import { styleText } from 'node:util'
import { plain, type Paint } from '@alleycat/ui/terminal/paint.ts'

/** Colours for a terminal that has them, unless `NO_COLOR` or `TERM=dumb` forbids them. */
export const paintFor = (stream: NodeJS.WriteStream): Paint => (stream.isTTY && stream.hasColors() ? styleText : plain)
