import { execFileSync } from 'node:child_process';
import { DistFault } from './fault.ts';
import { ROOT } from './root.ts';

/** That of the last commit, so that the same sources give the same bytes; or what a builder of packages says by the usual variable. */
export function dateOfSources(told: string | undefined, tell: (line: string) => void): Date {
  if (told !== undefined) {
    if (!/^\d{1,10}$/.test(told))
      throw new DistFault(
        `SOURCE_DATE_EPOCH (« ${told} ») n’est pas une date : donnez un nombre de secondes, ou retirez cette variable.`,
      );
    return new Date(Number(told) * 1000);
  }
  const git = (...words: string[]): string => execFileSync('git', words, { cwd: ROOT, stdio: 'pipe' }).toString();
  try {
    if (git('status', '--porcelain') !== '')
      tell('Les sources ne sont pas celles du dernier commit, dont les paquets portent la date : ne les publiez pas.');
    return new Date(Number(git('log', '-1', '--format=%ct')) * 1000);
  } catch {
    throw new DistFault(
      'La date des sources est inconnue hors d’un dépôt git : donnez-la par SOURCE_DATE_EPOCH, en secondes.',
    );
  }
}
