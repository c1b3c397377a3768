import { withCapital } from '@raccord/french';
import { HELP } from './arguments.ts';
import type { CliCommand, OptionSpec } from './command.ts';
import { padEnd } from './screen/layout.ts';
import type { Terminal } from './screen/screen.ts';
import { wrap } from './text.ts';

const INDENT = '  ';

/** The page of `raccord --help`, or of a family of commands such as `lexique`. */
export function generalHelp(screen: Terminal, commands: readonly CliCommand[], family?: string): string[] {
  const heading = (text: string) => screen.paint('strong', text);
  const names = commands.map(({ name, summary }) => [name, summary] as const);
  const prefix = family ? `raccord ${family}` : 'raccord';
  return [
    ...(family ? [] : ['Raccord arbitre le Scrabble duplicate : il cherche, place, rejoue et compte.', '']),
    heading('Usage'),
    `${INDENT}${prefix} COMMANDE [OPTIONS]`,
    ...(family ? [] : [`${INDENT}raccord            démarre l’application, comme « raccord servir »`]),
    '',
    heading('Commandes'),
    ...entries(screen, names),
    '',
    heading('Exemples'),
    ...commands.map((command) => INDENT + ownExample(command)),
    '',
    '« raccord COMMANDE --help » explique une commande.',
    ...(family ? [] : ['', ...environment(screen)]),
  ];
}

function environment(screen: Terminal): string[] {
  return [
    screen.paint('strong', 'Environnement'),
    ...entries(screen, [
      ['RACCORD_CACHE', 'le dossier où Raccord garde ses dictionnaires prêts à l’emploi'],
      ['RACCORD_DONNEES', 'le dossier des tournois du serveur'],
      ['RACCORD_DATABASE', 'la base PostgreSQL du serveur, au lieu d’un fichier'],
      ['NO_COLOR', 'jamais de couleur'],
      ['FORCE_COLOR', 'de la couleur même hors d’un terminal'],
    ]),
    '',
    'Code de sortie : 0 bien, 1 une vérification a échoué, 2 appel ou fichier fautif.',
  ];
}

export function commandHelp(screen: Terminal, command: CliCommand): string[] {
  const heading = (text: string) => screen.paint('strong', text);
  const options = Object.entries({ ...command.options, help: HELP }).map(
    ([name, spec]) => [optionForm(name, spec), spec.summary] as const,
  );
  const usage = wrap(`raccord ${command.name} ${command.usage}`, screen.width - 8);
  return [
    `${withCapital(command.summary)}.`,
    '',
    heading('Usage'),
    ...usage.map((line, index) => INDENT.repeat(index === 0 ? 1 : 3) + line),
    '',
    ...(command.choices ? [heading(command.choices.title), ...entries(screen, command.choices.entries), ''] : []),
    heading('Options'),
    ...entries(screen, options),
    ...(command.notes ?? []).flatMap((note) => ['', ...wrap(note, screen.width)]),
    '',
    heading(command.examples.length > 1 ? 'Exemples' : 'Exemple'),
    ...command.examples.map((example) => INDENT + example),
  ];
}

const optionForm = (name: string, { value, short }: OptionSpec): string =>
  `${short ? `-${short}, ` : ''}--${name}${value ? ` ${value}` : ''}`;

/** The first that calls the command itself: another one may come before it to write what it reads. */
const ownExample = ({ name, examples }: CliCommand): string | undefined =>
  examples.find((example) => `${example} `.startsWith(`raccord ${name} `));

/** Names and what they mean, in two columns. */
function entries({ width }: Terminal, pairs: readonly (readonly [string, string])[]): string[] {
  const widest = Math.max(...pairs.map(([name]) => name.length));
  return pairs.flatMap(([name, text]) =>
    wrap(text, Math.max(20, width - widest - 4)).map(
      (line, index) => `${INDENT}${padEnd(index === 0 ? name : '', widest)}  ${line}`,
    ),
  );
}
