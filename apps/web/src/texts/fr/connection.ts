import { plural } from '@raccord/french';
import type { WaitingType } from '../../server/commandoutbox.ts';

/** What waits for the server, by what it does. */
const ACTIONS: Readonly<Record<WaitingType, string>> = {
  'record-slips': 'Saisie',
  'correct-slip': 'Correction',
  'refer-slip': 'Soumission à la commission',
  'confirm-slip': 'Vérification',
  'file-appeal': 'Réclamation',
  'rule-slip': 'Décision',
  'withdraw-ruling': 'Retrait d’une décision',
  'give-warning': 'Avertissement',
  'deliver-correction': 'Remise d’un billet',
  undo: 'Annulation',
  redo: 'Rétablissement',
};

export const connectionFrench = {
  online: 'En ligne',
  offline: 'Hors ligne',
  offlinePage: 'Hors ligne : cette page se remettra à jour toute seule.',
  offlineHint:
    'Le serveur ne répond pas. Continuez : tout ce que vous saisissez est gardé ici et partira à son retour.',
  waiting: (count: number) => `${plural(count, 'envoi')} en attente`,
  refused: (count: number) => `${plural(count, 'envoi')} à revoir`,
  refusedTitle: 'Envois à revoir',
  refusedHint: 'Ces envois n’ont pas abouti. Lisez le motif, corrigez ce qu’il faut, puis réessayez ou oubliez-les.',
  action: (type: WaitingType, turn: number | undefined) =>
    `${ACTIONS[type]}${turn === undefined ? '' : `, coup ${turn}`} :`,
  failed:
    'Mis de côté après plusieurs essais, sans que l’on sache s’il est arrivé : réessayez plus tard, il ne comptera qu’une fois.',
  held: (count: number) =>
    count === 1
      ? 'Un envoi fait ensuite sur le même bulletin attend : il partira après le premier, ou sans lui si vous oubliez celui-là.'
      : `${count} envois faits ensuite sur les mêmes bulletins attendent : ils partiront après les premiers, ou sans eux si vous oubliez ceux-là.`,
  refusedNone: 'Tout est réglé.',
  conflict: {
    there: 'L’autre poste a saisi',
    here: 'Saisi ici',
    same: 'Les deux saisies sont identiques.',
    keepTheirs: 'Garder celle de l’autre poste',
    keepMine: 'Garder la saisie d’ici',
    reason: 'Deux postes ont saisi ce bulletin ; cette saisie est retenue.',
  },
  sendAgain: 'Réessayer',
  inDoubt: (fault: string) => `${fault} Vous pouvez recommencer : rien ne sera fait deux fois.`,
  discard: 'Oublier',
  notKept: 'Rien n’est gardé ici',
  notKeptHint:
    'Ce navigateur ne garde rien : ce qui attend le serveur serait perdu si vous fermiez cette page. Laissez-la ouverte, ou prenez une fenêtre qui n’est pas privée.',
  elsewhere:
    'Ce navigateur tient maintenant un autre poste : cette page ne peut plus rien envoyer. Pour revenir à celui-ci, rouvrez son lien.',
  takenOff: 'Vous n’êtes plus inscrit à ce tournoi : voyez le juge-arbitre.',
  goThere: 'Aller au poste de ce navigateur',
  lost: (count: number) =>
    count > 1
      ? `${count} envois attendent et ce navigateur ne garde rien : notez-les, ils seront perdus quand vous quitterez cette page.`
      : 'Un envoi attend et ce navigateur ne garde rien : notez-le, il sera perdu quand vous quitterez cette page.',
  kept: (count: number) =>
    count > 1
      ? `${count} envois attendent dans ce navigateur : rien n’est perdu, ils partiront quand vous rouvrirez ici un lien vers ce poste.`
      : 'Un envoi attend dans ce navigateur : rien n’est perdu, il partira quand vous rouvrirez ici un lien vers ce poste.',
};
