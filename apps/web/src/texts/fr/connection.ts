export const connection = {
  online: 'En ligne',
  offline: 'Hors ligne',
  offlineHint:
    'Le serveur ne répond pas. Continuez : tout ce que vous saisissez est gardé ici et partira à son retour.',
  waiting: (count: number) => `${count} envoi${count > 1 ? 's' : ''} en attente`,
  refused: (count: number) => `${count} envoi${count > 1 ? 's' : ''} refusé${count > 1 ? 's' : ''}`,
  refusedTitle: 'Envois refusés',
  refusedHint: 'Le serveur n’a pas pris ces envois. Lisez le motif, corrigez ce qu’il faut, puis écartez la ligne.',
  discard: 'Écarter',
};
