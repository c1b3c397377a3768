import { plural } from '@raccord/french';

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
  ended: (count: number) => plural(count, 'lien expiré ou révoqué', 'liens expirés ou révoqués'),
  columns: { label: 'Poste', role: 'Rôle', expires: 'Expire', state: 'État', action: 'Action' },
  states: { valid: 'Valable', expired: 'Expiré', revoked: 'Révoqué' },
  time: (at: number) =>
    new Date(at).toLocaleString('fr-FR', { day: 'numeric', month: 'short', hour: '2-digit', minute: '2-digit' }),
  revoke: 'Révoquer',
  revokeFor: (label: string) => `Révoquer le lien : ${label}`,
  revokeTitle: 'Révoquer ce lien ?',
  revokeHint: (label: string) =>
    `Qui tient le poste « ${label} » par ce lien sera mis dehors tout de suite. Un nouveau lien le fera rentrer.`,
};
