import { plural } from '@raccord/french';

const timeOf = (at: number): string =>
  new Date(at).toLocaleString('fr-FR', { day: 'numeric', month: 'short', hour: '2-digit', minute: '2-digit' });

export const links = {
  title: 'Postes et liens',
  once: 'Un lien fait entrer qui l’ouvre : Raccord n’en garde qu’une empreinte et ne peut donc l’afficher qu’une fois, ici, au moment où il est fait. Perdu, il se remplace : faites-en un autre et révoquez l’ancien.',
  stations: 'Faire des liens',
  groups: {
    referees: 'Arbitres',
    offices: 'Double-arbitrage et commission',
    screens: 'Écrans et juge-arbitre',
    centres: 'Responsables et relais des centres',
    players: 'Joueurs',
  },
  all: {
    referees: 'Tous les arbitres',
    offices: 'Tous',
    screens: 'Tous',
    centres: 'Tous',
    players: 'Tous les joueurs',
  },
  none: {
    referees: 'Aucun arbitre n’est nommé.',
    players: 'Aucun joueur n’est inscrit.',
  },
  screen: 'Écran de la salle',
  screenOf: (centre: string) => `Écran · ${centre}`,
  chief: 'Juge-arbitre',
  chiefOf: (centre: string) => `Responsable · ${centre}`,
  relayOf: (centre: string) => `Relais · ${centre}`,
  player: (table: number, name: string) => `Table ${table} · ${name}`,
  make: 'Faire le lien',
  makeFor: (label: string) => `Faire le lien : ${label}`,
  valid: (count: number) => plural(count, 'lien valable', 'liens valables'),
  filter: 'Chercher un joueur ou une table',
  progress: (done: number, all: number) => `${done} liens faits sur ${all}`,

  made: 'Liens à donner',
  print: 'Imprimer',
  forget: 'Retirer de l’écran',
  copy: 'Copier le lien',
  copied: 'Copié',
  address: (label: string) => `Adresse du poste : ${label}`,
  qr: (label: string) => `QR code du poste : ${label}`,

  known: 'Liens déjà faits',
  noneKnown: 'Aucun lien n’est fait.',
  noneFound: 'Aucun lien valable ne porte ces mots.',
  search: 'Chercher un lien',
  shown: (shown: number, total: number) => `${shown} liens sur ${total}`,
  more: 'Afficher la suite',
  ended: (count: number) => plural(count, 'lien expiré ou révoqué', 'liens expirés ou révoqués'),
  columns: { label: 'Poste', role: 'Rôle', expires: 'Expire', state: 'État', action: 'Action' },
  states: { valid: 'Valable', expired: 'Expiré', revoked: 'Révoqué' },
  time: timeOf,
  revoke: 'Révoquer',
  revokeFor: (label: string) => `Révoquer le lien : ${label}`,
  revokeTitle: 'Révoquer ce lien ?',
  revokeHint: (label: string) =>
    `Qui tient le poste « ${label} » par ce lien sera mis dehors tout de suite. Un nouveau lien le fera rentrer.`,
  madeWith: (count: number) => `${plural(count, 'lien valable a été fait', 'liens valables ont été faits')} avec lui :`,
  andMore: (count: number) => `et ${plural(count, 'autre', 'autres')}`,
  endMade: 'Révoquer aussi ces liens',
  endedNow: (count: number) => plural(count, 'lien révoqué', 'liens révoqués'),

  installation: {
    title: 'Liens du juge-arbitre',
    hint: 'Chaque démarrage de Raccord en donne un, valable un jour, puis trente s’il a été ouvert. Révoquez ceux qui se sont perdus.',
    about: 'Ceux qui ouvrent toute l’installation.',
    action: 'Voir ces liens…',
    times: (made: number, opened: number | undefined, expires: number) =>
      `Fait le ${timeOf(made)}, ${opened === undefined ? 'jamais ouvert' : `ouvert le ${timeOf(opened)}`}, valable jusqu’au ${timeOf(expires)}.`,
    made: (count: number) => `${plural(count, 'lien fait', 'liens faits')} avec lui.`,
    own: 'Le vôtre',
    revokeOwn: 'C’est votre propre lien : vous serez mis dehors. Le prochain démarrage du serveur en donnera un autre.',
    revokeOther: (made: string) => `Qui est entré par le lien du ${made} sera mis dehors tout de suite.`,
    endMade: (count: number) =>
      count > 1 ? `Révoquer aussi les ${count} liens faits avec lui` : 'Révoquer aussi le lien fait avec lui',
  },
};
