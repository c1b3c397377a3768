import { list } from '@raccord/french';
import manifest from '../../../package.json' with { type: 'json' };
import { parseCall } from './arguments.ts';
import { CliFault } from './command.ts';
import { BARE_COMMAND, CLI_COMMANDS } from './commands.ts';
import { directoryOf } from './data.ts';
import { commandHelp, generalHelp } from './help.ts';
import { tellNewVersion } from './newversion.ts';
import { printOut } from './output.ts';
import { makeScreen } from './screen/screen.ts';
import { nearest, quote } from './text.ts';

/** Runs one command line, without the program's name, and answers its exit status. */
export async function runCli(words: readonly string[]): Promise<number> {
  const [first, ...rest] = words;
  if (first === '--version' || first === '-v') {
    printOut(manifest.version);
    await tellNewVersion(directoryOf(undefined));
    return 0;
  }
  if (first === '--help' || first === '-h') return help([]);
  if (first === 'aide' || first === 'help') return help(rest);
  if (first === undefined || first.startsWith('-')) return run(BARE_COMMAND, words);
  const name = nameIn(words);
  if (name !== undefined) return run(name, words.slice(name.split(' ').length));
  if (family(first).length > 0 && (rest[0] === '--help' || rest[0] === '-h')) return help([first]);
  throw unknownCommand(words);
}

async function run(name: string, words: readonly string[]): Promise<number> {
  const command = await CLI_COMMANDS[name]();
  const call = parseCall(command, words);
  return call === 'help' ? help(name.split(' ')) : command.run(call);
}

async function help(words: readonly string[]): Promise<number> {
  const screen = makeScreen(process.stdout);
  const name = nameIn(words);
  if (name !== undefined) printOut(commandHelp(screen, await CLI_COMMANDS[name]()));
  else if (words.length === 0) printOut(generalHelp(screen, await commands(NAMES)));
  else if (words.length === 1 && family(words[0]).length > 0)
    printOut(generalHelp(screen, await commands(family(words[0])), words[0]));
  else throw unknownCommand(words);
  return 0;
}

const NAMES = Object.keys(CLI_COMMANDS);

const commands = (names: readonly string[]) => Promise.all(names.map((name) => CLI_COMMANDS[name]()));

/** The name of the command that these words begin with. */
const nameIn = (words: readonly string[]): string | undefined =>
  NAMES.find((name) => name.split(' ').every((part, index) => part === words[index]));

/** The commands whose name starts with this word: `lexique` has several. */
const family = (word: string): readonly string[] => NAMES.filter((name) => name.startsWith(`${word} `));

function unknownCommand([first, second]: readonly string[]): CliFault {
  const members = family(first);
  const names = members.length > 0 ? members : NAMES;
  const isFamilyAlone = members.length > 0 && (second === undefined || second.startsWith('-'));
  const typed = members.length > 0 && second !== undefined ? `${first} ${second}` : first;
  const meant = nearest(typed, names) ?? nearest(typed, [...new Set(names.map((name) => name.split(' ')[0]))]);
  const commands = list(
    names.map((name) => `« ${name} »`),
    'ou',
  );
  if (isFamilyAlone) return new CliFault(`Commande « ${first} » incomplète : choisissez ${commands}.`);
  const hint = meant ? `vouliez-vous dire « ${meant} » ? Commandes : ` : 'choisissez ';
  return new CliFault(`Commande ${quote(typed)} inconnue : ${hint}${commands}.`);
}
