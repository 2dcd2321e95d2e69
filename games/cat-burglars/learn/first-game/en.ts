import type { FirstGameLines } from './lines.ts'

export const lines: FirstGameLines = {
  goal: 'Goal: be the first with 8 balls of yarn. Hide yarn under your gangs and secure it, or rob the others.',
  fame: 'Goal: 8 balls of yarn first, or 6 of six colours. Hide yarn under your gangs and secure it, or rob the others.',
  recruit: 'Recruit: take 2 cards, each from the market or the draw pile.',
  form: 'Form: 1 cat starts a gang, or joins one if another of yours has exactly as many cats.',
  activate: 'Activate: 1 cat face down under a gang. It is yarn if its colour is in the gang, else a trap.',
  secure: 'Secure: turn up face-down cards that are yarn, 1 ball each.',
  infiltrate: 'Infiltrate: discard the colour of each cat of a gang, or a mirror. Yarn under it is the prize.',
  mirror: 'Mirror: pays for any colour, but joins no gang.',
  trap: 'A trap: the infiltrator gets nothing, and its owner lays out the cat.',
}
