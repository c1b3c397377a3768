import { boardFrench } from './board.ts';
import { clockFrench } from './clock.ts';
import { commonFrench } from './common.ts';
import { connectionFrench } from './connection.ts';
import { engineFrench } from './engine.ts';
import { hallFrench } from './hall.ts';
import { navigationFrench } from './navigation.ts';
import { numbersFrench } from './numbers.ts';
import { slipFrench } from './slip.ts';
import { takingBackFrench } from './takingback.ts';
import { unattendedFrench } from './unattended.ts';

export const fr = {
  board: boardFrench,
  clock: clockFrench,
  common: commonFrench,
  connection: connectionFrench,
  engine: engineFrench,
  hall: hallFrench,
  navigation: navigationFrench,
  numbers: numbersFrench,
  slip: slipFrench,
  takingBack: takingBackFrench,
  unattended: unattendedFrench,
};
