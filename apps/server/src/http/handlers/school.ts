import { checkExamLexicon, lexiconMark, readExamNumber } from '@raccord/school';
import { printExamAside } from '../../threads/making.ts';
import { ApiFault } from '../faults.ts';
import { askerAt, type Handlers, type Services } from '../handling.ts';
import { handOut } from '../handout.ts';

const NAMES = { subject: 'Examen', key: 'Corrigé de l’examen' } as const;
const TOO_FEW_WORDS = 'Ce dictionnaire n’a pas assez de mots pour jouer une partie : choisissez-en un autre.';

export const schoolHandlers = ({ lexicons, clubLexicons }: Services): Handlers<'makeExamPaper'> => ({
  makeExamPaper: async ({ params: { number, part }, query, station, reply }) => {
    const { club } = station;
    const { lexicon, paper, legible: isLegible = false } = query;
    const order = readExamNumber(number);
    if (!order.ok) throw new ApiFault('bad-request', order.fault.text, 'number');
    const isOfAnother = club !== undefined && !(await clubLexicons.has(club, lexicon));
    const wordbook = isOfAnother ? undefined : await lexicons.wordbook(lexicon);
    if (!wordbook) throw new ApiFault('unknown-lexicon');
    const [free] = await lexicons.list();
    const isOwn = checkExamLexicon(order.value, free.hash === lexicon ? undefined : lexiconMark(wordbook));
    if (!isOwn.ok) throw new ApiFault('bad-request', isOwn.fault.text, 'lexicon');
    const printing = { part, size: paper ?? 'A4', penmanship: isLegible ? 'legible' : 'by-hand' } as const;
    const exam = await printExamAside(order.value, wordbook, printing, askerAt(station, reply));
    if (exam.slips === 0) throw new ApiFault('bad-request', TOO_FEW_WORDS, 'lexicon');
    return handOut(reply, `${NAMES[part]} ${exam.number}`, 'pdf', Buffer.from(exam.bytes));
  },
});
