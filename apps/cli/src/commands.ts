import type { CliCommand } from './command.ts';

/** Every command by its name, in the order of the help. A call reads the files of its own command alone. */
export const CLI_COMMANDS: Readonly<Record<string, () => Promise<CliCommand>>> = {
  exemples: async () => (await import('./commands/exemples.ts')).exemples,
  chercher: async () => (await import('./commands/chercher.ts')).chercher,
  places: async () => (await import('./commands/places.ts')).places,
  rejouer: async () => (await import('./commands/rejouer.ts')).rejouer,
  juger: async () => (await import('./commands/juger.ts')).juger,
  reglement: async () => (await import('./commands/reglement.ts')).reglement,
  'lexique construire': async () => (await import('./commands/lexique-construire.ts')).lexiqueConstruire,
  'lexique info': async () => (await import('./commands/lexique-info.ts')).lexiqueInfo,
  'lexique mot': async () => (await import('./commands/lexique-mot.ts')).lexiqueMot,
  'lexique comparer': async () => (await import('./commands/lexique-comparer.ts')).lexiqueComparer,
  'lexique ajouter': async () => (await import('./commands/lexique-ajouter.ts')).lexiqueAjouter,
  partie: async () => (await import('./commands/partie.ts')).partie,
  preparer: async () => (await import('./commands/preparer.ts')).preparer,
  examen: async () => (await import('./commands/examen.ts')).examen,
  simuler: async () => (await import('./commands/simuler.ts')).simuler,
  homologation: async () => (await import('./commands/homologation.ts')).homologation,
  servir: async () => (await import('./commands/servir.ts')).servir,
  liens: async () => (await import('./commands/liens.ts')).liens,
  'club creer': async () => (await import('./commands/club-creer.ts')).clubCreer,
  'club lister': async () => (await import('./commands/club-lister.ts')).clubLister,
  'club lien': async () => (await import('./commands/club-lien.ts')).clubLien,
  'club limiter': async () => (await import('./commands/club-limiter.ts')).clubLimiter,
  'club exporter': async () => (await import('./commands/club-exporter.ts')).clubExporter,
  'club importer': async () => (await import('./commands/club-importer.ts')).clubImporter,
  'club supprimer': async () => (await import('./commands/club-supprimer.ts')).clubSupprimer,
  effacer: async () => (await import('./commands/effacer.ts')).effacer,
  sauvegarder: async () => (await import('./commands/sauvegarder.ts')).sauvegarder,
  restaurer: async () => (await import('./commands/restaurer.ts')).restaurer,
  verifier: async () => (await import('./commands/verifier.ts')).verifier,
  exporter: async () => (await import('./commands/exporter.ts')).exporter,
  importer: async () => (await import('./commands/importer.ts')).importer,
};

/** What `raccord` alone does. */
export const BARE_COMMAND = 'servir';
