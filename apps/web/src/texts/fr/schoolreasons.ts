import type { GivenReason } from '@raccord/school';

interface NamedReason {
  /** What one types: three letters of what referees say. */
  readonly code: string;
  readonly name: string;
}

const named = (code: string, name: string): NamedReason => ({ code, name });

/** What referees call each reason. */
export const schoolReasons: Readonly<Record<GivenReason, NamedReason>> = {
  'no-slip': named('abs', 'bulletin absent'),
  'blank-slip': named('vie', 'bulletin vierge'),
  'late-slip': named('ret', 'remis en retard'),
  'several-slips': named('mul', 'plusieurs bulletins'),
  'exchanged-slip': named('ech', 'bulletin échangé'),
  'illegible-word': named('ill', 'mot illisible'),
  'grave-misconduct': named('gra', 'faute grave de comportement'),
  'hard-to-read': named('lis', 'difficile à lire'),
  disciplinary: named('dis', 'avertissement disciplinaire'),
  'word-not-admitted': named('mna', 'mot non admis'),
  'not-placeable': named('pos', 'mot impossible à poser'),
  'letters-not-in-draw': named('tir', 'lettres qui ne sont pas au tirage'),
  'word-incomplete': named('inc', 'mot incomplet'),
  'stray-word': named('par', 'mot parasite'),
  'two-link-letters': named('rac', 'raccord trop court'),
  'direction-inverted': named('sen', 'sens inversé'),
  'false-extension': named('fal', 'prolongement fallacieux'),
  'formed-word-not-admitted': named('for', 'forme un mot non admis'),
  'wrong-location': named('loc', 'localisation fautive, retrouvée par le score'),
  'shifted-location': named('dec', 'localisation décalée'),
  'ambiguous-location': named('amb', 'localisation ambiguë'),
  unlocated: named('non', 'mot non localisé'),
  'final-letter': named('der', 'dernière lettre omise ou changée'),
  'final-letter-omitted': named('omi', 'dernière lettre omise'),
  'extension-shortened': named('pro', 'mot prolongé non écrit en entier'),
  'one-location-faulty': named('une', 'une des deux localisations fautive'),
  'score-missing': named('ssc', 'sans score'),
  'score-wrong': named('sco', 'score faux'),
  'joker-not-circled': named('jok', 'joker non encerclé'),
  'wrong-letter-circled': named('enc', 'lettre encerclée à tort'),
  'altered-link': named('alt', 'raccord altéré'),
  'link-letter-added': named('ajo', 'lettre ajoutée au raccord'),
  'penalty-to-nullity': named('pnu', 'pénalité qui vaut nullité'),
  'several-solutions': named('sol', 'plusieurs solutions'),
  'several-places': named('pla', 'plusieurs places'),
};
