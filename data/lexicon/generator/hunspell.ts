/**
 * Reads a Hunspell dictionary (.aff and .dic) with two-character flags and expands its entries by their suffix rules.
 *
 * Prefix rules are left aside: in French they only write elisions (l', d', qu') and multiples of units.
 */

interface SuffixRule {
  readonly strip: string;
  readonly append: string;
  readonly condition: RegExp;
  readonly tags: readonly string[];
  /** Flags of the form that the rule makes: they may lead to one more suffix. */
  readonly flags: readonly string[];
}

export interface Affixes {
  readonly suffixes: ReadonlyMap<string, readonly SuffixRule[]>;
  /** The flag of stems that are not words by themselves. */
  readonly needAffix: string;
  readonly forbiddenWord: string;
  /** The flag of rules that only work together with a prefix. */
  readonly circumfix: string;
  /** The flag of stems whose capitals count: in French, symbols of units. */
  readonly keepCase: string;
}

export interface Entry {
  readonly stem: string;
  readonly flags: readonly string[];
  /** Morphological fields such as `po:nom`, `is:mas`, `st:val`. */
  readonly tags: readonly string[];
}

export interface Form {
  readonly text: string;
  /** The fields of the entry, then those of the rules that made the form. */
  readonly tags: readonly string[];
}

const FLAG_WIDTH = 2;

/** Can this .aff be read here? Its flags must have two characters, and neither flags nor fields may be aliased. */
export function isSupported(affText: string): boolean {
  return /^FLAG long\s*$/m.test(affText) && !/^A[FM] /m.test(affText);
}

export function parseAffixes(text: string): Affixes {
  const suffixes = new Map<string, SuffixRule[]>();
  const special = new Map<string, string>();
  for (const line of text.split(/\r?\n/)) {
    const fields = line.split(/\s+/);
    if (fields[0] === 'SFX' && fields.length >= 5) {
      const rules = suffixes.get(fields[1]) ?? [];
      rules.push(parseSuffixRule(fields));
      suffixes.set(fields[1], rules);
    } else {
      special.set(fields[0], fields[1] ?? '');
    }
  }
  return {
    suffixes,
    needAffix: special.get('NEEDAFFIX') ?? '',
    forbiddenWord: special.get('FORBIDDENWORD') ?? '',
    circumfix: special.get('CIRCUMFIX') ?? '',
    keepCase: special.get('KEEPCASE') ?? '',
  };
}

function parseSuffixRule([, , strip, result, condition, ...tags]: readonly string[]): SuffixRule {
  const [append, flags = ''] = result.split('/');
  return {
    strip: strip === '0' ? '' : strip,
    append: append === '0' ? '' : append,
    condition: new RegExp(`${condition}$`, 'u'),
    tags,
    flags: splitFlags(flags),
  };
}

/** The entries of a .dic file, whose first line is only a count. */
export function parseEntries(text: string): Entry[] {
  return text
    .split(/\r?\n/)
    .slice(1)
    .filter((line) => line.trim() !== '')
    .map((line) => {
      const [head, ...tags] = line.trim().split(/\s+/);
      const slash = head.indexOf('/', 1);
      if (slash < 0) return { stem: head, flags: [], tags };
      return { stem: head.slice(0, slash), flags: splitFlags(head.slice(slash + 1)), tags };
    });
}

function splitFlags(flags: string): string[] {
  return Array.from({ length: flags.length / FLAG_WIDTH }, (_, i) => flags.slice(FLAG_WIDTH * i, FLAG_WIDTH * (i + 1)));
}

/** Every form of an entry: its stem if that is a word, and what each matching suffix rule makes of it. */
export function expand(entry: Entry, affixes: Affixes): Form[] {
  if (entry.flags.includes(affixes.forbiddenWord) || entry.flags.includes(affixes.circumfix)) return [];
  const bare: Form = { text: entry.stem, tags: entry.tags };
  const forms = entry.flags.includes(affixes.needAffix) ? [] : [bare];
  for (const [rule, form] of applySuffixes(bare, entry.flags, affixes)) {
    if (!rule.flags.includes(affixes.needAffix)) forms.push(form);
    for (const [, continued] of applySuffixes(form, rule.flags, affixes)) forms.push(continued);
  }
  return forms;
}

function* applySuffixes(form: Form, flags: readonly string[], affixes: Affixes): Generator<[SuffixRule, Form]> {
  for (const flag of flags) {
    for (const rule of affixes.suffixes.get(flag) ?? []) {
      if (rule.flags.includes(affixes.circumfix)) continue;
      if (!form.text.endsWith(rule.strip) || !rule.condition.test(form.text)) continue;
      const text = form.text.slice(0, form.text.length - rule.strip.length) + rule.append;
      yield [rule, { text, tags: [...form.tags, ...rule.tags] }];
    }
  }
}
