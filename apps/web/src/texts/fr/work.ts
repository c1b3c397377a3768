import { number } from '@raccord/french';

/** Work that takes long. */
export const workFrench = {
  of: (done: number, total: number) => `${number(done)} sur ${number(total)}`,
  cancel: 'Annuler',
  cancelled: 'Annulé : rien n’a été fait.',
};
