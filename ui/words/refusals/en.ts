/** The engine has its sentences in English. */
export { REFUSAL_SENTENCES as refusals, refusalSentences as refusalsNaming } from '@alleycat/engine'
