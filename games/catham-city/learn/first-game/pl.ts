import type { FirstGameLines } from './lines.ts'

export const lines: FirstGameLines = {
  goal: (points) =>
    `Cel: zdobądź ${points} punktów przed innymi. W swojej turze weź karty jednej frakcji albo zagraj zestaw.`,
  take: 'Branie: dowolnie wiele kart jednej frakcji. Pula jest od razu uzupełniana.',
  D: 'Detektywi: trzech i dodatkowa karta dają 3 punkty. Przeciwnicy mogą odrzucić kartę jej frakcji za 1.',
  H: 'Hakerzy infiltrują rękę, potem tyle samo kart zostaje odkrytych: +1 za Hakera, reszta zmienia właściciela.',
  J: 'Dziennikarze: dwóch daje 2 punkty, a każdy przeciwnik może oddać kartę.',
  M: 'Mafia: cztery karty dają 2 punkty. Każdy przeciwnik traci 2 karty albo 1 punkt.',
  O: 'Urzędnicy: tyle samo kart ze stosu zostaje odkrytych, +1 za każdą odkrytą frakcję.',
  P: 'Policjanci: tyle samo kart z ręki zostaje odkrytych, +1 za każdą frakcji drugiej karty.',
  R: 'Robokoty: dwa dobierają 5 kart, cztery dają 3 punkty.',
  S: 'Naukowcy: trzech daje 2 punkty i dobiera 2 karty.',
  limit: 'Limit kart na ręce: 10 na koniec tury.',
  answer: 'Pytanie jest też do ciebie. Nikt nie zobaczy twojej odpowiedzi, zanim odpowiedzą wszyscy.',
  standing: 'Znowu to samo pytanie? Przycisk z robotem może odtąd odpowiadać za ciebie.',
}
