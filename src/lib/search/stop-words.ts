import { foldWord } from './words.ts'

/** Whether a folded word is a stop word: articles, pronouns, question words, also in dialect. */
export function isStopWord(folded: string): boolean {
  return stopWords.has(folded)
}

const stopWords = new Set(
  `ab aber alle allem allen aller alles als also am an and auch auf aus bei beim bin bis bist da dabei dafür damit dann
  das dass dein deine dem den denn der des die dies diese diesem diesen dieser dieses doch dort du durch ein eine einem
  einen einer eines er es etwas euch euer eure für gegen geht gibt haben habe habt hat hier ich ihm ihn ihnen ihr ihre
  ihrem ihren ihrer im in ins ist ja jede jeden jeder jedes jetzt kann kein keine können könnte lassen lässt man mein
  meine meinem meinen meiner mich mir mit muss müssen nach nicht noch nur ob oder of ohne schon sehr seid sein seine
  selbst sich sie sind so soll sollen sollte statt the to über überhaupt um und uns unser unsere unserem unseren unserer
  unter viel viele vom von vor wann war warum was weil welche welchem welchen welcher welches wem wen wenn wer werden
  werde wie wieso wieviel wieviele will wir wird wo wofür woher wohin worauf wozu zu zum zur brauche brauchen braucht darf
  dürfen bekomme bekommen bekommt mache machen macht tun tue komme kommen bedeuten bedeutet heisst
  lautet genau jederzeit kriege kriegen kriegt wurde wurden immer ganz mal internet online gern gerne bitte eigentlich einfach gut
  ander andere anderen anderer anderes anders bereits bevor bzw ca daher daran darauf daraus darum davon dazu denen deren
  derselbe dieselbe dasselbe derselben desto ebenfalls eher eigene eigenen eigener eigenes einige einigen einmal eben
  falls fast gerade gleich hatte hatten hinter indem jedoch jemand jene könnt machst manche mehrere möchte möchten müsst nachdem
  neben nie niemand nun nämlich per pro seit sobald solche sondern sonst sowie stets trotz trotzdem vielleicht während
  wegen weiter wenig wenige wohl wollen wollt wollte wäre würde würden zwar zwischen
  a and are at can do does for from get how i in is it my on our than that to vs what when where which who why with you your
  au bi bim chame chasch chönd chum d de dr e em en es eu eui euses eus füre gaht goht gits git gseh gsi hami han hani het
  hei händ hend hät ich i isch ischs kei keis machsch mached mer mi mim mini miin mir mis nid nume nöd no öb öpis oisi s sett
  sind söll sötti u uf umme üs üsi vo wänn wänns weli welle wer werum wie wieni wiit wo wott z`
    .split(/\s+/)
    .map(foldWord),
)
