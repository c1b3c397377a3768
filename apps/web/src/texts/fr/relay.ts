import { plural } from '@raccord/french';
import { commonFrench } from './common.ts';

export const relayFrench = {
  title: 'Relais de ce centre',
  pending: (count: number) => `${plural(count, 'action', 'actions')} en attente du serveur du tournoi.`,
  refused: (count: number) => `${plural(count, 'action refusée', 'actions refusées')} après coup :`,
  action: (who: string, what: string, at: number) => `${commonFrench.time(at)}, ${who} : ${what}.`,
  dismiss: 'Écarter',
  dismissAction: (who: string, what: string) => `Écarter : ${who}, ${what}`,
  dismissed: (count: number) => plural(count, 'action écartée', 'actions écartées'),
  dismissedBy: (by: string, at: number) => `Écartée par ${by}, le ${commonFrench.time(at)}.`,
};
