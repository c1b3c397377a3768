import {
  checkExamLexicon,
  type Exam,
  type ExamOrder,
  lexiconMark,
  MOST_EXAM_SLIPS,
  makeExam,
  readExamNumber,
  USUAL_EXAM_SLIPS,
} from '@raccord/school';
import { type Call, type CliCommand, CliFault } from '../command.ts';
import { loadServer } from '../data.ts';
import { DOCUMENT_OPTIONS, paperOf } from '../documents.ts';
import { EDITION_SUMMARY, editionOfToday, readEdition } from '../editions.ts';
import { openLexicon } from '../lexicons.ts';
import { OPTIONS, required, seedOption, wholeNumberOption } from '../options.ts';
import { printJson, printOut } from '../output.ts';
import { makeProgress } from '../progress.ts';
import { checkTarget, isSameFile, writeTarget } from '../target.ts';
import { counted, quote } from '../text.ts';

export const examen: CliCommand = {
  name: 'examen',
  summary: 'écrit un examen d’arbitrage en PDF : sujet, feuille de réponses, corrigé',
  usage:
    '-o FICHIER [--corrige FICHIER] [--edition E] [--bulletins N] [--graine N] [--numero NUMERO] [--lexique FICHIER] [--papier FORMAT] [--lisible]',
  options: {
    sortie: { value: 'FICHIER', short: 'o', summary: 'le sujet à écrire, en PDF' },
    corrige: { value: 'FICHIER', summary: 'le corrigé à écrire, en PDF' },
    edition: { value: 'E', summary: EDITION_SUMMARY },
    bulletins: {
      value: 'N',
      summary: `combien de bulletins (${USUAL_EXAM_SLIPS} par défaut, ${MOST_EXAM_SLIPS} au plus)`,
    },
    graine: { value: 'N', summary: 'la même graine donne le même examen (au hasard par défaut)' },
    numero: { value: 'NUMERO', summary: 'un examen déjà fait, par exemple 2023-30-7 : édition, bulletins, graine' },
    lexique: OPTIONS.lexique,
    papier: DOCUMENT_OPTIONS.papier,
    lisible: { summary: 'les bulletins écrits d’une main posée, sans rien qui se lise mal' },
    json: OPTIONS.json,
  },
  notes: [
    'Chaque bulletin n’a qu’un verdict juste. Les fautes y sont dans les proportions des salles ; un bulletin sur quatre est sans faute.',
    'Le même numéro et le même dictionnaire donnent le même examen à tout le monde, et les mêmes fichiers.',
    'Avec « --json » : le numéro et tous les bulletins, leur position et leur verdict.',
  ],
  examples: [
    'raccord examen --edition 2023 --bulletins 20 --graine 7 -o sujet.pdf',
    'raccord examen --numero 2023-30-7 -o sujet.pdf --papier Letter',
  ],
  async run(call) {
    const order = orderOf(call);
    const subject = required(call, 'sortie', 'le sujet à écrire, par « -o FICHIER »');
    const { corrige: key, lexique: path } = call.values;
    checkTargets(subject, key, path);
    const progress = makeProgress(call.json);
    const opened = await openLexicon(path, progress);
    const lexicon = await opened.lexicon();
    const wordbook = { words: lexicon.words, graph: await opened.search() };
    const exam = makeExam(named(call, order, opened.isFree ? undefined : lexiconMark(wordbook)), wordbook);
    progress.end();
    if (exam.exercises.length === 0)
      throw new CliFault(
        'Ce dictionnaire n’a pas assez de mots pour jouer une partie : choisissez-en un autre (--lexique).',
      );
    const papers = await makePapers(call, exam, key !== undefined);
    writeTarget(subject, papers.subject);
    if (key !== undefined && papers.key) writeTarget(key, papers.key);
    if (call.json) printJson(exam);
    else printOut(told(exam, subject, key));
    return 0;
  },
};

function orderOf(call: Call): ExamOrder {
  const { numero } = call.values;
  if (numero === undefined) {
    return {
      edition: readEdition(call.values.edition, '--edition') ?? editionOfToday(),
      count: wholeNumberOption(call, 'bulletins', 1, MOST_EXAM_SLIPS) ?? USUAL_EXAM_SLIPS,
      seed: seedOption(call),
    };
  }
  const also = ['edition', 'bulletins', 'graine'].find((name) => call.values[name] !== undefined);
  if (also !== undefined)
    throw new CliFault(
      `Options « --numero » et « --${also} » ensemble : le numéro dit déjà l’édition, le nombre et la graine.`,
    );
  const read = readExamNumber(numero);
  if (!read.ok) throw new CliFault(read.fault.text);
  return read.value;
}

/** The order with the lexicon that it is made with; a number says which one it wants. */
function named(call: Call, order: ExamOrder, lexicon: string | undefined): ExamOrder {
  if (call.values.numero === undefined) return { ...order, ...(lexicon === undefined ? {} : { lexicon }) };
  const checked = checkExamLexicon(order, lexicon);
  if (!checked.ok) throw new CliFault(`${checked.fault.text.replace(/\.$/, '')} (--lexique).`);
  return checked.value;
}

function checkTargets(subject: string, key: string | undefined, lexicon: string | undefined): void {
  const targets = key === undefined ? [subject] : [subject, key];
  for (const target of targets) {
    checkTarget(target);
    if (lexicon !== undefined && isSameFile(lexicon, target))
      throw new CliFault(`${quote(target)} est le dictionnaire lui-même : choisissez un autre fichier à écrire.`);
  }
  if (key !== undefined && (key === subject || isSameFile(key, subject)))
    throw new CliFault(`${quote(key)} est à la fois le sujet (-o) et le corrigé (--corrige) : nommez deux fichiers.`);
}

interface Papers {
  readonly subject: Uint8Array;
  readonly key: Uint8Array | undefined;
}

/** Both are made before either is written. */
async function makePapers(call: Call, exam: Exam, hasKey: boolean): Promise<Papers> {
  const { printExam } = await loadServer();
  const size = paperOf(call) ?? 'A4';
  const penmanship = call.switches.has('lisible') ? 'legible' : 'by-hand';
  const made = async (part: 'subject' | 'key'): Promise<Uint8Array> => {
    const pieces: Uint8Array[] = [];
    for await (const piece of await printExam(exam, { part, size, penmanship })) pieces.push(piece);
    return Buffer.concat(pieces);
  };
  return { subject: await made('subject'), key: hasKey ? await made('key') : undefined };
}

const told = ({ number, edition, exercises }: Exam, subject: string, key: string | undefined): string[] => [
  `Examen n° ${number} : ${counted(exercises.length, 'bulletin')}, règlement ${edition}.`,
  `Sujet et feuille de réponses écrits dans ${quote(subject)}.`,
  ...(key === undefined ? [] : [`Corrigé écrit dans ${quote(key)}.`]),
];
