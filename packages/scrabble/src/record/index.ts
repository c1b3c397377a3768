/** Published games, read and replayed. */
export { type AdmissionAlert, keepOnBoard, wordsLackedBy } from './admission.ts';
export { readPublishedWord } from './publishedword.ts';
export { type GameRecord, parseRecord, type RecordedTurn, readTurn } from './record.ts';
export { type ReplayError, type ReplayOfRecord, replay } from './replay.ts';
