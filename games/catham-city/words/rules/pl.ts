/** What each rule demands, for somebody whose move was refused; the answer to a move in a line of its own. */
export const ruleLines: Readonly<Record<string, string>> = {
  'CC-4': 'W tej partii bierze udział tylko pięć wybranych frakcji.',
  'CC-5': 'Karty są jeszcze rozdawane. Potem zacznie się pierwsza tura.',
  'CC-7': 'Działa tylko gracz, którego jest tura: bierze karty albo je zagrywa. Pasować nie można.',
  'CC-8': 'Weź z puli kart co najmniej 1 kartę, ale tylko jednej frakcji. Pula jest od razu uzupełniana.',
  'CC-9': 'Zagrywaj tylko karty ze swojej ręki, wszystkie jednej frakcji.',
  'CC-10': 'Odrzuć tyle kart, by zostało ci dokładnie 10.',
  'CC-15': 'Przed następną turą trzeba jeszcze uzupełnić pulę kart.',
  'CC-17':
    'Potrzebne są 3 karty Detektywów i 1 dodatkowa.\nOdpowiedź: odrzucić 1 kartę frakcji, o którą chodzi, albo pas.',
  'CC-18': 'Potrzebne są dokładnie 3 karty Naukowców. Potem dobierasz 2 karty.',
  'CC-19': 'Zagraj dokładnie 2 karty Robokotów, by dobrać 5, albo dokładnie 4 za 3 punkty.',
  'CC-20': 'Potrzebne są dokładnie 4 karty Mafii.\nOdpowiedź: odrzucić 2 karty albo oddać 1 punkt.',
  'CC-21': 'Zagraj od 1 do 4 kart Hakerów na przeciwnika, który ma co najmniej tyle kart.',
  'CC-22': 'Zagraj co najmniej 1 kartę Policji i 1 kartę innej frakcji na jednego przeciwnika.',
  'CC-23': 'Zagraj 2 karty Dziennikarzy.\nOdpowiedź: dać 1 kartę (i odrzucić drugą tej frakcji) albo pas.',
  'CC-24': 'Urzędników zagrywa się samych, co najmniej 1 kartę, bez dodatkowej i bez przeciwnika.',
  'CC-25': 'Wszyscy odpowiadają jednocześnie i tylko raz. Zaczekaj na wszystkie odpowiedzi.',
  'CC-27': 'Możesz odpowiedzieć tylko w jeden sposób, więc stół robi to za ciebie.',
  'CC-29': 'Partia się skończyła: cel został osiągnięty.',
  notation: 'Stół nie rozumie tego ruchu. Wybierz karty jeszcze raz.',
  order: 'Na to jeszcze nie pora: najpierw musi się stać coś innego.',
}
