import { encodeLexicon, isLexiconFile, WordGraph } from '@raccord/scrabble';
import { type CliCommand, CliFault } from '../command.ts';
import { readSource, unfoldInput } from '../input.ts';
import { listName, readWordList } from '../lexicons.ts';
import { OPTIONS, required } from '../options.ts';
import { printJson, printOut } from '../output.ts';
import { makeProgress } from '../progress.ts';
import { leftOutLines, lexiconFacts, lexiconLines } from '../screen/lexicon.ts';
import { makeScreen } from '../screen/screen.ts';
import { isSameFile, writeTarget } from '../target.ts';
import { quote } from '../text.ts';

export const lexiqueConstruire: CliCommand = {
  name: 'lexique construire',
  summary: 'compile votre liste de mots, ou un dictionnaire d’Eliot',
  usage: 'MOTS -o FICHIER [--nom NOM]',
  operands: { label: 'MOTS (la liste de mots ou le dictionnaire)', min: 1, max: 1 },
  options: {
    sortie: { value: 'FICHIER', short: 'o', summary: 'le dictionnaire compilé à écrire' },
    nom: { value: 'NOM', summary: 'le nom du dictionnaire (par défaut, le sien ou celui du fichier)' },
    json: OPTIONS.json,
  },
  notes: [
    'La liste : du texte ou du gzip, un mot par ligne ou séparés par des blancs, majuscules ou minuscules, accents admis, UTF-8, UTF-16 ou windows-1252. Une ligne qui commence par # est un commentaire. Les mots de moins de 2 ou de plus de 15 lettres sont laissés de côté.',
    'Ou un dictionnaire compilé par Eliot : un .dawg de format 1 ou 2, non un GADDAG.',
  ],
  examples: ['raccord exemples essai', 'raccord lexique construire essai/mots.txt -o essai/mots.lex --nom "Mes mots"'],
  async run(call) {
    const [path] = call.operands;
    const target = required(call, 'sortie', 'le fichier à écrire, par « -o FICHIER »');
    const progress = makeProgress(call.json);
    const source = await readSource(path, 'MOTS');
    if (isSameFile(path, target)) {
      throw new CliFault(`${quote(target)} est la liste elle-même (-o) : choisissez un autre fichier à écrire.`);
    }
    const content = await unfoldInput(source);
    if (isLexiconFile(content)) throw new CliFault(`${quote(path)} est déjà un dictionnaire compilé (MOTS).`);
    await progress.step('lecture de la liste', 0);
    const { name, list } = readWordList(content, source);
    await progress.step('compilation des mots', 0.7);
    const lexicon = { name: call.values.nom ?? (name || listName(path)), words: WordGraph.fromWords(list.words) };
    await progress.step('écriture', 0.95);
    const bytes = encodeLexicon(lexicon);
    writeTarget(target, bytes);
    progress.end();
    const facts = lexiconFacts(lexicon, bytes.length);
    if (call.json) {
      printJson({
        ...facts,
        comments: list.commentCount,
        refused: list.refusedCount,
        tooShort: list.tooShortCount,
        tooLong: list.tooLongCount,
        repeated: list.repeatedCount,
      });
    } else {
      const screen = makeScreen(process.stdout);
      printOut([
        `Dictionnaire écrit dans ${quote(target)}.`,
        '',
        ...lexiconLines(screen, facts),
        ...leftOutLines(screen, list),
      ]);
    }
    return 0;
  },
};
