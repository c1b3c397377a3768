import { accept, type Result, refuse } from '@raccord/scrabble';
import { isScalar, Lexer, LineCounter, parseDocument, visit, type YAMLMap } from 'yaml';

/** Several times the longest file of cases. */
const LONGEST = 2 ** 18;
/** Cases go four deep. */
const DEEPEST = 20;

/** What a text of YAML holds, every scalar a string. It is bounded before it is parsed: the parser is not. */
export function parseYaml(text: string): Result<unknown, 'case-file'> {
  if (text.length > LONGEST) {
    return refuse('case-file', `le fichier dépasse ${LONGEST} caractères ; partagez ses cas en plusieurs fichiers.`);
  }
  if (!isNestable(text)) return unreadable('');
  const lineCounter = new LineCounter();
  const document = parseDocument(text, { schema: 'failsafe', uniqueKeys: false, prettyErrors: false, lineCounter });
  const fault = document.errors[0]?.pos[0] ?? placeOfRepeatedKey(document);
  if (fault !== undefined) {
    const { line, col } = lineCounter.linePos(fault);
    return unreadable(` : voyez la ligne ${line}, colonne ${col}`);
  }
  try {
    return accept(document.toJS());
  } catch {
    return unreadable('');
  }
}

const unreadable = (where: string) => refuse('case-file', `le fichier n’est pas du YAML lisible${where}.`);

/** Is every bracket that is closed one that was opened, and is nothing nested deeper than cases are? */
function isNestable(text: string): boolean {
  let open = 0;
  let onLine = 0;
  for (const token of new Lexer().lex(text)) {
    if (token === '[' || token === '{') open++;
    else if (token === ']' || token === '}') open--;
    else if (token === '-' || token === '?' || token === ':') onLine++;
    else if (token.startsWith('\n')) onLine = 0;
    if (open < 0 || open > DEEPEST || (open === 0 && onLine > DEEPEST)) return false;
  }
  return true;
}

/** Where a map has a key for the second time. The parser would compare each key with all the others. */
function placeOfRepeatedKey(document: Parameters<typeof visit>[0]): number | undefined {
  let place: number | undefined;
  visit(document, {
    Map(_, { items }: YAMLMap) {
      const met = new Set<unknown>();
      for (const { key } of items) {
        const name = isScalar(key) ? key.value : key;
        if (met.has(name)) place ??= isScalar(key) ? key.range?.[0] : undefined;
        met.add(name);
      }
      return place === undefined ? undefined : visit.BREAK;
    },
  });
  return place;
}
