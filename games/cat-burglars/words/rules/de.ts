/** What each rule demands, for somebody whose move was refused. */
export const ruleLines: Readonly<Record<string, string>> = {
  'CB-3': 'Die Karten werden noch ausgeteilt. Danach beginnt der erste Zug.',
  'CB-5': 'Du bist nicht am Zug. Eine Aktion hat nur, wer gerade an der Reihe ist.',
  'CB-6': 'Wirb nacheinander 2 Karten an, aus Markt oder Stapel. Der Markt wird am Zugende aufgefüllt.',
  'CB-7': 'Leg 1 Katze aus der Hand aus: als neue Bande oder zu einer deiner Banden. Spiegel gehen nicht.',
  'CB-8': 'Eine Bande wächst nur, wenn eine zweite von dir gleich viele sichtbare Katzen hat.',
  'CB-9': 'Leg 1 Katze aus der Hand unter eine deiner Banden, die noch keine verdeckte Karte hat.',
  'CB-10': 'Ohne sichtbare Katze ihrer Farbe darüber ist eine Karte eine Falle. Sichern geht nur mit Wolle.',
  'CB-11': 'Sichern kannst du nur verdeckte Karten unter deinen eigenen Banden.',
  'CB-12': 'Wähl eine fremde Bande mit verdeckter Karte; zahl je Katze eine passende oder einen Spiegel.',
  'CB-13': 'Nur zu zweit darf eine deiner gezahlten Karten aus dem Markt kommen, und sie muss dort liegen.',
  'CB-17': 'Die Partie ist vorbei: Jemand hat genug Wollknäuel.',
  'CB-19': 'Zuerst muss der Besitzer der ausgelösten Falle deren Katze auslegen.',
  'CB-20': 'Passen darfst du nur, wenn keine Aktion möglich ist. Passen alle, ist die Partie vorbei.',
  notation: 'Der Tisch versteht diesen Zug nicht. Wähl deine Karten bitte noch einmal.',
  order: 'Das ist noch nicht dran: Vorher muss etwas anderes geschehen.',
}
