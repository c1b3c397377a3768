import { compareEditions, compareRules, EDITIONS, makeTable, rulesOf } from '@raccord/regulation';
import { type CliCommand, CliFault } from '../command.ts';
import { EDITION_SUMMARY, editionOfToday, readEdition } from '../editions.ts';
import { OPTIONS } from '../options.ts';
import { printJson, printJsonRows } from '../output.ts';
import { showComparison, showEdition } from '../screen/regulation.ts';

export const reglement: CliCommand = {
  name: 'reglement',
  summary: 'la table d’une édition du règlement, ou ce qui change de l’une à l’autre',
  usage: '[--edition E] | --comparer E1 E2',
  options: {
    edition: { value: 'E', summary: EDITION_SUMMARY },
    comparer: { value: 'E1', summary: 'ce qui change de l’édition E1 à l’édition E2' },
    json: OPTIONS.json,
  },
  operands: { label: 'E2', min: 0, max: 1 },
  examples: ['raccord reglement --edition 2019', 'raccord reglement --comparer 2016 2019'],
  async run(call) {
    const before = readEdition(call.values.comparer, '--comparer');
    const after = readEdition(call.operands[0], 'E2');
    if (before === undefined) {
      if (after)
        throw new CliFault(
          `Argument « ${after} » en trop : écrivez « --edition ${after} » ou « --comparer E1 ${after} ».`,
        );
      const edition = EDITIONS[readEdition(call.values.edition, '--edition') ?? editionOfToday()];
      if (call.json)
        printJson({
          ...{ edition: edition.name, title: edition.title, inForceFrom: edition.inForceFrom },
          ...{ rows: makeTable(edition), rules: rulesOf(edition) },
        });
      else showEdition(edition);
      return 0;
    }
    if (after === undefined)
      throw new CliFault(`Édition manquante après « --comparer ${before} » : écrivez --comparer ${before} E2.`);
    if (call.json)
      printJsonRows([
        ...compareEditions(EDITIONS[before], EDITIONS[after]),
        ...compareRules(EDITIONS[before], EDITIONS[after]),
      ]);
    else showComparison(EDITIONS[before], EDITIONS[after]);
    return 0;
  },
};
