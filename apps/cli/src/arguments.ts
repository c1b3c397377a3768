import { parseArgs } from 'node:util';
import { type Call, type CliCommand, CliFault, type OptionSpec } from './command.ts';
import { nearest, quote } from './text.ts';

export const HELP: OptionSpec = { summary: 'affiche cette aide', short: 'h' };

/** Reads what follows a command's name, or answers `help` when that is what was asked. */
export function parseCall(command: CliCommand, words: readonly string[]): Call | 'help' {
  const specs: Record<string, OptionSpec> = { ...command.options, help: HELP };
  const { tokens } = parseArgs({
    args: [...words],
    options: Object.fromEntries(Object.entries(specs).map(([name, spec]) => [name, configOf(spec)])),
    allowPositionals: true,
    strict: false,
    tokens: true,
  });
  const values: Record<string, string | undefined> = {};
  const given = new Set<string>();
  const operands: string[] = [];
  for (const token of tokens) {
    if (token.kind === 'positional') operands.push(token.value);
    if (token.kind !== 'option') continue;
    const spec = Object.hasOwn(specs, token.name) ? specs[token.name] : undefined;
    if (!spec) throw unknownOption(token.rawName, command, Object.keys(specs));
    if (given.has(token.name)) throw new CliFault(`L’option ${quote(token.rawName)} est donnée deux fois.`);
    given.add(token.name);
    if (spec.value === undefined) {
      if (token.value !== undefined) throw new CliFault(`L’option ${quote(token.rawName)} ne prend pas de valeur.`);
    } else values[token.name] = valueGiven(token, spec);
  }
  if (given.has('help')) return 'help';
  checkOperands(command, operands);
  return { values, operands, switches: given, json: given.has('json') };
}

const configOf = ({ value, short }: OptionSpec) => ({
  type: value === undefined ? ('boolean' as const) : ('string' as const),
  ...(short ? { short } : {}),
});

function valueGiven(
  token: { rawName: string; value: string | undefined; inlineValue: boolean | undefined },
  spec: OptionSpec,
) {
  const isForgotten = token.value === undefined || (!token.inlineValue && /^-./.test(token.value));
  if (isForgotten || token.value === '') {
    throw new CliFault(`Valeur manquante après ${quote(token.rawName)} : écrivez ${token.rawName} ${spec.value}.`);
  }
  return token.value;
}

function unknownOption(name: string, command: CliCommand, known: readonly string[]): CliFault {
  const meant = nearest(name.replace(/^-+/, ''), known);
  const hint = meant ? `vouliez-vous dire « --${meant} » ?` : `voyez « raccord ${command.name} --help ».`;
  return new CliFault(`Option ${quote(name)} inconnue de « raccord ${command.name} » : ${hint}`);
}

function checkOperands({ name, operands: spec, usage }: CliCommand, operands: readonly string[]): void {
  const most = spec?.max ?? 0;
  if (operands.length > most) {
    throw new CliFault(`Argument ${quote(operands[most])} en trop : la forme est « raccord ${name} ${usage} ».`);
  }
  if (spec && operands.length < spec.min) {
    throw new CliFault(`Argument ${spec.label} manquant : la forme est « raccord ${name} ${usage} ».`);
  }
}
