import { closeSync, openSync, statSync } from 'node:fs';
import { type CliCommand, CliFault } from '../command.ts';
import { DATA_OPTIONS, directoryOf, loadServer, telling } from '../data.ts';
import { codeOf } from '../files.ts';
import { OPTIONS } from '../options.ts';
import { printJson, printOut } from '../output.ts';
import { makeScreen } from '../screen/screen.ts';
import { checkedLines, factsOf } from '../screen/servir.ts';
import { quote } from '../text.ts';

export const restaurer: CliCommand = {
  name: 'restaurer',
  summary: 'remet en place une sauvegarde ; ce qu’elle remplace est gardé à côté',
  usage: 'SAUVEGARDE [--donnees DOSSIER]',
  operands: { label: 'SAUVEGARDE (le fichier de « raccord sauvegarder »)', min: 1, max: 1 },
  options: { donnees: DATA_OPTIONS.donnees, json: OPTIONS.json },
  notes: [
    'Le serveur doit être arrêté. La sauvegarde est vérifiée d’abord ; si la chaîne d’un tournoi n’est pas intacte, elle est remise en place quand même, et le code de sortie est 1.',
    'Vers PostgreSQL, « raccord exporter » puis « raccord importer --database » font passer chaque tournoi.',
  ],
  examples: [
    'raccord exemples essai',
    'raccord sauvegarder -o essai/samedi.sqlite --donnees essai/donnees',
    'raccord restaurer essai/samedi.sqlite --donnees essai/ailleurs',
  ],
  async run(call) {
    const [path] = call.operands;
    checkReadable(path);
    const { restoreBackup, isSound } = await loadServer();
    const restored = await telling(restoreBackup(path, directoryOf(call.values.donnees), new Date()));
    if (!restored.ok) throw new CliFault(restored.fault.text);
    const { file, kept, checked } = restored.value;
    if (call.json) printJson({ file, kept: kept ?? null, ...factsOf(checked) });
    else {
      printOut([
        `Sauvegarde ${quote(path)} remise en place dans ${quote(file)}.`,
        ...(kept === undefined ? [] : [`Ce qui s’y trouvait est gardé dans ${quote(kept)}.`]),
        '',
        ...checkedLines(makeScreen(process.stdout), checked),
      ]);
    }
    return isSound(checked) ? 0 : 1;
  },
};

function checkReadable(path: string): void {
  try {
    closeSync(openSync(path, 'r'));
  } catch (error) {
    const isMissing = ['ENOENT', 'ENOTDIR'].includes(codeOf(error) ?? '');
    const what = isMissing ? 'introuvable (SAUVEGARDE)' : 'illisible (SAUVEGARDE) : donnez-vous le droit de le lire';
    throw new CliFault(`Fichier ${quote(path)} ${what}.`);
  }
  if (statSync(path).isDirectory())
    throw new CliFault(`${quote(path)} est un dossier ; il faut un fichier (SAUVEGARDE).`);
}
