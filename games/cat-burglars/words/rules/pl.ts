/** What each rule demands, for somebody whose move was refused. */
export const ruleLines: Readonly<Record<string, string>> = {
  'CB-3': 'Karty są jeszcze rozdawane. Potem zacznie się pierwsza tura.',
  'CB-5': 'To nie twoja tura. Akcję wykonuje tylko gracz, którego jest tura.',
  'CB-6': 'Werbuj 2 karty, jedną po drugiej, z rynku albo ze stosu. Rynek jest uzupełniany na koniec tury.',
  'CB-7': 'Wyłóż 1 kota z ręki: jako nową bandę albo do jednej z twoich. Luster nie można wykładać.',
  'CB-8': 'Banda rośnie tylko wtedy, gdy inna twoja banda ma tyle samo widocznych kotów.',
  'CB-9': 'Połóż 1 kota z ręki pod swoją bandę, która nie ma jeszcze zakrytej karty.',
  'CB-10': 'Bez widocznego kota w swoim kolorze karta jest pułapką. Zabezpieczyć można tylko kłębek.',
  'CB-11': 'Możesz zabezpieczać tylko zakryte karty pod własnymi bandami.',
  'CB-12': 'Wybierz cudzą bandę z zakrytą kartą i zapłać za każdego kota pasującą kartą lub lustrem.',
  'CB-13': 'Tylko przy 2 graczach wolno zapłacić jedną kartą z rynku, i musi ona tam leżeć.',
  'CB-17': 'Partia się skończyła: ktoś ma już dość kłębków.',
  'CB-19': 'Najpierw właściciel pułapki musi wyłożyć tego kota.',
  'CB-20': 'Pasować wolno tylko wtedy, gdy nie ma żadnej akcji. Gdy spasują wszyscy, partia się kończy.',
  notation: 'Stół nie rozumie tego ruchu. Wybierz karty jeszcze raz.',
  order: 'Na to jeszcze nie pora: najpierw musi się stać coś innego.',
}
