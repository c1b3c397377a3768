import { Readable } from 'node:stream';
import { checkExamLexicon, lexiconMark, readExamNumber } from '@raccord/school';
import { printExam } from '../../documents/exam.ts';
import { makeExamAside } from '../../threads/making.ts';
import { ApiFault } from '../faults.ts';
import { type Handlers, leavingOf, type Services } from '../handling.ts';
import { attachmentOf } from '../headers.ts';

const NAMES = { subject: 'Examen', key: 'Corrigé de l’examen' } as const;
const TOO_FEW_WORDS = 'Ce dictionnaire n’a pas assez de mots pour jouer une partie : choisissez-en un autre.';

export const schoolHandlers = ({ lexicons, clubLexicons }: Services): Handlers<'makeExamPaper'> => ({
  makeExamPaper: async ({ params: { number, part }, query, station: { club }, reply }) => {
    const { lexicon, paper, legible: isLegible = false } = query;
    const order = readExamNumber(number);
    if (!order.ok) throw new ApiFault('bad-request', order.fault.text, 'number');
    const isOfAnother = club !== undefined && !(await clubLexicons.has(club, lexicon));
    const wordbook = isOfAnother ? undefined : await lexicons.wordbook(lexicon);
    if (!wordbook) throw new ApiFault('unknown-lexicon');
    const [free] = await lexicons.list();
    const isOwn = checkExamLexicon(order.value, free.hash === lexicon ? undefined : lexiconMark(wordbook));
    if (!isOwn.ok) throw new ApiFault('bad-request', isOwn.fault.text, 'lexicon');
    const exam = await makeExamAside(order.value, wordbook, { club, leaving: leavingOf(reply) });
    if (exam.exercises.length === 0) throw new ApiFault('bad-request', TOO_FEW_WORDS, 'lexicon');
    reply.type('application/pdf');
    reply.header('content-disposition', attachmentOf(`${NAMES[part]} ${exam.number}.pdf`));
    return Readable.from(
      await printExam(exam, { part, size: paper ?? 'A4', penmanship: isLegible ? 'legible' : 'by-hand' }),
    );
  },
});
