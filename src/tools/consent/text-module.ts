import type { Answers } from './answers.ts'

/** A passage for the privacy page, with placeholders in square brackets. */
export function textModule(
  { tool, storage, ads, reachesEu, decidesAlone }: Answers,
  isAskedFirst: boolean,
): string {
  const sentences = [tools[tool], advertising[ads]]
  if (tool === 'none' && ads === 'none' && storage === 'none')
    sentences.push('Auf dieser Website zählen wir keine Besuche und speichern nichts auf Ihrem Gerät.')
  if (storage === 'necessary')
    sentences.push(
      'Auf Ihrem Gerät speichern wir nur, was die Website braucht: [Name, Zweck, Dauer]. Ablehnen können Sie es in den Einstellungen Ihres Browsers; dann fehlt Ihnen [Warenkorb, Login].',
    )
  if (storage === 'more')
    sentences.push(
      isAskedFirst
        ? 'Erst wenn Sie eingewilligt haben, speichern wir auf Ihrem Gerät [Name, Zweck, Dauer]. Sie können die Einwilligung jederzeit widerrufen: [Link «Einstellungen»].'
        : 'Lehnen Sie nicht ab, speichern wir auf Ihrem Gerät [Name, Zweck, Dauer]. Ablehnen können Sie jederzeit, auch später: [Link «Einstellungen»].',
    )
  if (tool === 'analysis' || ads !== 'none')
    sentences.push('Die Daten gehen an [Anbieter] in [Staat]; Garantie, falls nötig: [Garantie].')
  if (reachesEu && (tool !== 'none' || storage !== 'none' || ads !== 'none'))
    sentences.push(
      'Rechtsgrundlage, soweit die DSGVO gilt: [Einwilligung oder andere Grundlage nach Art. 6 DSGVO].',
    )
  if (decidesAlone)
    sentences.push(
      'Über [Gegenstand] entscheidet ein Programm. Sie können Ihren Standpunkt darlegen und verlangen, dass ein Mensch den Entscheid prüft: [Kontakt].',
    )
  return sentences.filter(Boolean).join('\n')
}

const tools: Record<Answers['tool'], string> = {
  none: '',
  anonymous: 'Wir zählen Besuche mit [Werkzeug], ohne Sie wiederzuerkennen, um [Zweck].',
  analysis: 'Wir werten Besuche mit [Werkzeug] aus, um [Zweck].',
}

const advertising: Record<Answers['ads'], string> = {
  none: '',
  measured: 'Mit [Werbedienst] zählen wir, welche Anzeige zu einer Anfrage geführt hat.',
  profiles: '[Werbedienst] bildet aus Besuchen Profile, um Werbung auf Personen abzustimmen.',
}
