/**
 * Words of which questions are made in the languages of the app, without accents and capitals. They say nothing of what is
 * asked for, so they are not searched beside words that do.
 */
const QUESTION_WORDS = `
  a an and any are at be by can could did do does for from get gets had happen happens has have how i if in is it its many
  may me mean means might much must my of on one or should that the their there they to was we what when where which who
  whom whose why will with work works would you your
  am an auf funktionieren aus bedeutet bei beim darf das dem den der des die du durfen ein eine einem einen einer es fur funktioniert geht gibt
  habe haben hat ich ihr im ins ist kann konnen mach mache machen macht man mein meine meinem meinen meiner mich mir mit
  muss mussen oder passiert sein sich sind soll tun um und viel viele vielen vom von wann warum was welche welchen welcher
  welches wem wen wenn wer werden wie wird wieso wo wofur wozu zu zum zur
  ai ainsi au aux avec avoir c ce ces combien comment d dans de des dois doit donc du elle en es est et etre faire fait faut font
  il ils je j l la le les leur ma marche mes moi mon marchent ne nous on ou par pas peut peux pour pourquoi puis qu quand que quel quelle
  quelles quels qui quoi s sa se sert ses si son sont suis sur t tu un une vous y
  als bij dat deze die dient dit doe doen doet door een er gaat gebeurt haar heb hebben heeft het hij hoe hoeveel ik je jij jouw kan
  kun kunnen kunt mag men met mij mijn moet moeten mogen naar of om onze op te tot uit van voor waar waarom wanneer wat
  welke werkt werken wie wordt worden zijn zo
  albo co czego czy dla dlaczego do dziala dzialaja dzieje gdy gdzie go ile iloma ilu ja jak jaka jaki jakie jest jesli jezeli kiedy
  kogo komu kto ktora ktore ktory lub ma mi miec moge moich moj moja moje moze mozna musi musze na nie o od oraz po przez
  przy robi robia sa sie sluzy swoich swoj swoja swoje ta te ten to trzeba ty w we z ze znaczy`

const KNOWN: ReadonlySet<string> = new Set(QUESTION_WORDS.trim().split(/\s+/))

export const isQuestionWord = (word: string): boolean => KNOWN.has(word)
