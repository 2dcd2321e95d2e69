/** The engine has its sentences in English. */
export { REFUSAL_SENTENCES as refusals } from '@alleycat/engine'
