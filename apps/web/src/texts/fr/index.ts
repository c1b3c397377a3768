import { board } from './board.ts';
import { common } from './common.ts';
import { connection } from './connection.ts';
import { navigation } from './navigation.ts';

export const fr = { board, common, connection, navigation };
