import { readFileSync } from 'node:fs'
import { rulesTextSuite } from '@alleycat/ui/testing/rules-text.ts'
import { FACTIONS } from '../../rules/vocabulary.ts'
import { rules as de } from './de.ts'
import { rules as en } from './en.ts'
import { rules as fr } from './fr.ts'
import { rules as nl } from './nl.ts'
import { rules as pl } from './pl.ts'

const RULES = readFileSync(new URL('../../RULES.md', import.meta.url), 'utf8')

rulesTextSuite({ en, de, fr, nl, pl }, RULES, FACTIONS)
