import { appeals } from './appeals.ts';
import { board } from './board.ts';
import { clock } from './clock.ts';
import { common } from './common.ts';
import { connection } from './connection.ts';
import { engine } from './engine.ts';
import { hall } from './hall.ts';
import { navigation } from './navigation.ts';
import { numbers } from './numbers.ts';
import { referee } from './referee.ts';
import { slip } from './slip.ts';
import { takingBack } from './takingback.ts';

export const fr = {
  appeals,
  board,
  clock,
  common,
  connection,
  engine,
  hall,
  navigation,
  numbers,
  referee,
  slip,
  takingBack,
};
