import { appealsFrench } from './appealsFrench.ts';
import { boardFrench } from './boardFrench.ts';
import { clockFrench } from './clockFrench.ts';
import { commonFrench } from './commonFrench.ts';
import { connectionFrench } from './connectionFrench.ts';
import { engineFrench } from './engineFrench.ts';
import { hallFrench } from './hallFrench.ts';
import { navigationFrench } from './navigationFrench.ts';
import { numbersFrench } from './numbersFrench.ts';
import { refereeFrench } from './refereeFrench.ts';
import { slipFrench } from './slipFrench.ts';
import { takingBackFrench } from './takingback.ts';

export const fr = {
  appeals: appealsFrench,
  board: boardFrench,
  clock: clockFrench,
  common: commonFrench,
  connection: connectionFrench,
  engine: engineFrench,
  hall: hallFrench,
  navigation: navigationFrench,
  numbers: numbersFrench,
  referee: refereeFrench,
  slip: slipFrench,
  takingBack: takingBackFrench,
};
