import { conditionOf } from '@raccord/regulation';
import type { AskedRule } from '@raccord/school';
import { schoolTexts } from '../../../texts/school.ts';

/** What stands under the tile of each rule: the code of its reason, numbered where several rules have the same one. */
export function tileCodes(rules: readonly AskedRule[]): ReadonlyMap<AskedRule, string> {
  const seen = new Map<string, number>();
  return new Map(
    rules.map((rule) => {
      const code = rule === 'right' ? '✓' : schoolTexts.reasons[conditionOf(rule).code].code;
      const count = (seen.get(code) ?? 0) + 1;
      seen.set(code, count);
      return [rule, count === 1 ? code : `${code} ${count}`];
    }),
  );
}
