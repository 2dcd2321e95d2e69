/** The engine has its sentences in English. */
export { REFUSALS as refusals } from '@alleycat/engine'
