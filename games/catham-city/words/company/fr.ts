import type { BotLines } from '@alleycat/ui/company.ts'

export const lines: BotLines = {
  biscuit: {
    gain: 'Les points, c’est presque aussi bon que le poisson.',
    loss: 'Hé, je gardais ça pour plus tard !',
    win: 'À la mairie, Biscuit ! Sardines pour tous !',
  },
  tangle: { gain: 'Ha ! Ça fait mal ?', loss: 'Tu vas le regretter !', win: 'La mairie est à moi. Tout entière !' },
  duchess: { gain: 'On fait ce qu’on peut.', loss: 'Quelle grossièreté.', win: 'Une couronne sied à la mairie.' },
  marlowe: { gain: 'Les sondages s’inversent.', loss: 'J’ai connu de pires nuits.', win: 'Affaire classée.' },
  'old-tom': { gain: 'La patience paie.', loss: 'Bah. Il me reste des vies.', win: 'Vieux chats, vieux tours.' },
  vesper: { gain: 'Tu n’as rien vu venir.', loss: 'C’était à moi ? Peut-être.', win: 'Souris. Tout était du bluff.' },
}
