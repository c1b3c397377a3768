import manifest from '../package.json' with { type: 'json' };
import { parseCall } from './arguments.ts';
import { CliFault, type Command } from './command.ts';
import { BARE_COMMAND, COMMANDS } from './commands.ts';
import { commandHelp, generalHelp } from './help.ts';
import { print } from './output.ts';
import { makeScreen } from './screen/screen.ts';
import { listed, nearest, quote } from './text.ts';

/** Runs one command line, without the program's name, and answers its exit status. */
export async function runCli(words: readonly string[]): Promise<number> {
  const [first, ...rest] = words;
  if (first === '--version' || first === '-v') {
    print(manifest.version);
    return 0;
  }
  if (first === '--help' || first === '-h') return help([]);
  if (first === 'aide' || first === 'help') return help(rest);
  if (first === undefined || first.startsWith('-')) return run(BARE_COMMAND, words);
  const command = findCommand(words);
  if (command) return run(command, words.slice(command.name.split(' ').length));
  if (family(first).length > 0 && (rest[0] === '--help' || rest[0] === '-h')) return help([first]);
  throw unknownCommand(words);
}

async function run(command: Command, words: readonly string[]): Promise<number> {
  const call = parseCall(command, words);
  return call === 'help' ? help(command.name.split(' ')) : command.run(call);
}

function help(words: readonly string[]): number {
  const screen = makeScreen(process.stdout);
  const command = findCommand(words);
  if (command) print(commandHelp(screen, command));
  else if (words.length === 0) print(generalHelp(screen, COMMANDS));
  else if (words.length === 1 && family(words[0]).length > 0) print(generalHelp(screen, family(words[0]), words[0]));
  else throw unknownCommand(words);
  return 0;
}

const findCommand = (words: readonly string[]): Command | undefined =>
  COMMANDS.find(({ name }) => name.split(' ').every((part, index) => part === words[index]));

/** The commands whose name starts with this word: `lexique` has several. */
const family = (word: string): readonly Command[] => COMMANDS.filter(({ name }) => name.startsWith(`${word} `));

function unknownCommand([first, second]: readonly string[]): CliFault {
  const members = family(first);
  const names = (members.length > 0 ? members : COMMANDS).map(({ name }) => name);
  const isFamilyAlone = members.length > 0 && (second === undefined || second.startsWith('-'));
  const typed = members.length > 0 && second !== undefined ? `${first} ${second}` : first;
  const meant = nearest(typed, names) ?? nearest(typed, [...new Set(names.map((name) => name.split(' ')[0]))]);
  const commands = listed(
    names.map((name) => `« ${name} »`),
    'ou',
  );
  if (isFamilyAlone) return new CliFault(`Commande « ${first} » incomplète : choisissez ${commands}.`);
  const hint = meant ? `vouliez-vous dire « ${meant} » ? Commandes : ` : 'choisissez ';
  return new CliFault(`Commande ${quote(typed)} inconnue : ${hint}${commands}.`);
}
