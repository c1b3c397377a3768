import type { Among, Others } from '@raccord/training';
import { texts } from '../../texts/index.ts';
import { trainingTexts } from '../../texts/training.ts';
import styles from './end.module.css';
import { rowsAround } from './rowsaround.ts';

const words = trainingTexts.alone;
const { number } = texts.numbers;

interface AloneRankingProps {
  readonly others: Others;
  readonly total: number;
  readonly among: Among;
}

/** Those just before and just after oneself. */
export const AloneRanking = ({ others, total, among }: AloneRankingProps) => (
  <table className={`${styles.table} ${styles.ranking}`}>
    <caption>{words.ranking}</caption>
    <thead>
      <tr>
        <th className={styles.figure}>{words.columns.rank}</th>
        <th>{words.columns.name}</th>
        <th className={styles.figure}>{words.columns.total}</th>
      </tr>
    </thead>
    <tbody>
      {rowsAround(others, total, among.rank).map(({ rank, name, total: made, key }) => (
        <tr key={key} data-own={name === undefined}>
          <td className={styles.figure}>{rank}</td>
          <td>{name ?? <b>{words.me}</b>}</td>
          <td className={styles.figure}>{number(made)}</td>
        </tr>
      ))}
    </tbody>
  </table>
);
