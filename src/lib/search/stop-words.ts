import { foldWord } from './words.ts'

/** Whether a word says nothing about what is looked for: articles, pronouns, and the frame of a question. */
export function isStopWord(word: string): boolean {
  return stopWords.has(foldWord(word))
}

const stopWords = new Set(
  `ab aber alle allem allen aller alles als also am an and auch auf aus bei beim bin bis bist da dabei dafür damit dann
  das dass dein deine dem den denn der des die dies diese diesem diesen dieser dieses doch dort du durch ein eine einem
  einen einer eines er es etwas euch für gegen geht gibt haben habe hat hier ich ihm ihn ihnen ihr ihre ihrem ihren ihrer
  im in ins ist ja jede jeden jeder jedes jetzt kann kein keine können könnte lassen lässt man mein meine meinem meinen meiner mich
  mir mit muss müssen nach nicht noch nur ob oder of ohne schon sehr sein seine selbst sich sie sind so soll sollte
  the to über um und uns unser unsere unserer unter viel viele vom von vor wann war warum was weil welche welcher
  welches wem wen wenn wer werden werde wie wieso will wir wird wo wofür woher wohin worauf wozu zu zum zur
  brauche brauchen darf dürfen bekomme bekommen mache machen macht tun komme kommen bedeutet heisst`
    .split(/\s+/)
    .map(foldWord),
)
