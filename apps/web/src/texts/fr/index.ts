import { about } from './about.ts';
import { appeals } from './appeals.ts';
import { audit } from './audit.ts';
import { board } from './board.ts';
import { clock } from './clock.ts';
import { common } from './common.ts';
import { connection } from './connection.ts';
import { documents } from './documents.ts';
import { engine } from './engine.ts';
import { hall } from './hall.ts';
import { navigation } from './navigation.ts';
import { numbers } from './numbers.ts';
import { players } from './players.ts';
import { referee } from './referee.ts';
import { regulation } from './regulation.ts';
import { relay } from './relay.ts';
import { results } from './results.ts';
import { ruling } from './ruling.ts';
import { slip } from './slip.ts';
import { takingBack } from './takingback.ts';

export const fr = {
  about,
  appeals,
  audit,
  board,
  clock,
  common,
  connection,
  documents,
  engine,
  hall,
  navigation,
  numbers,
  players,
  referee,
  regulation,
  relay,
  results,
  ruling,
  slip,
  takingBack,
};
