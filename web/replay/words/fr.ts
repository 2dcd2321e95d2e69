import { pluralFr as plural } from '@alleycat/ui/words/plurals.ts'
import { refusalsNaming } from '@alleycat/ui/words/refusals/fr.ts'
import type { VerifyWords } from './words.ts'

export const fr: VerifyWords = {
  refusalsNaming,
  otherFormat: 'Cet enregistrement vient d’une autre version d’Alleycat, et celle-ci ne peut pas le lire.',
  working: 'Chaque carte est recalculée…',
  fair: 'Tout concorde : chaque carte est bien celle sur laquelle la table s’était engagée.',
  unfair: 'Cela ne concorde pas.',
  checked: 'Ce qui a été vérifié',
  commitment: 'Le secret de la table est celui sur lequel elle s’était engagée.',
  commitmentSeen: {
    early: 'Ce navigateur a vu la même empreinte avant que la première carte soit distribuée.',
    late: 'Ce navigateur a vu la même empreinte pendant que la partie durait encore.',
    never:
      'Ce navigateur n’y était pas. Compare l’empreinte avec celle que la table a montrée avant le début, si tu l’as.',
  },
  fingerprint: 'Empreinte (SHA-256)',
  nonces: (count) =>
    `${count} ${plural(count, { one: 'nombre aléatoire', other: 'nombres aléatoires' })}, un par place, sont entrés dans les tirages.`,
  ownNonce: 'Celui que ce navigateur a donné en fait partie.',
  seating: 'L’ordre des places en a été tiré au sort.',
  seatingFixed: 'L’ordre des places n’a pas été tiré au sort : il était fixé à cette table.',
  outcomes: (confirmed, all) => `Tirages recalculés : ${confirmed} sur ${all}`,
  faults: {
    record: 'L’enregistrement enfreint les règles du jeu.',
    proof: 'Les données nécessaires à la vérification manquent dans l’enregistrement, ou sont endommagées.',
    commitment: 'Le secret n’est pas celui sur lequel la table s’était engagée.',
    seating: 'Les places n’ont pas été tirées comme le veulent les nombres.',
    outcomes: 'Une carte n’est pas celle qui découle des nombres.',
    seen: 'Ce n’est pas l’empreinte que ce navigateur a vue pendant la partie.',
    nonce: 'Le nombre aléatoire que ce navigateur a donné n’est pas parmi ceux de la table.',
  },
  step: (step) => `Étape : ${step}`,
  detail: (message) => `Ce qui ne va pas : ${message}`,
  remembered: 'Ce navigateur se souvient de :',
  meaning: 'Ce que cela prouve, et ce que cela ne prouve pas',
  meanings: [
    'Avant que quiconque s’assoie, la table a choisi un secret et publié son empreinte. Chaque place a ensuite ajouté un nombre aléatoire. Le secret et les nombres fixent ensemble chaque carte et chaque tirage. Ton navigateur vient de tous les recalculer : personne n’a redistribué, et personne n’a guidé le hasard une fois les nombres donnés.',
    'Cela ne prouve pas que personne n’a regardé : la personne qui gère le serveur aurait pu connaître les cartes. Cela ne dit rien non plus de la façon dont on a joué ou parlé.',
    'Il faut des nombres que le serveur n’a pas choisis. Ceux des bots et ceux d’une revanche, il les fait lui-même ; à une table d’une seule personne avec des bots, la preuve est donc plus faible.',
  ],
  goTo: 'Regarder cette étape',
}
