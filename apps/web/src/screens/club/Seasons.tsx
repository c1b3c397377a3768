import { useState } from 'react';
import { Link } from 'wouter';
import { Button } from '../../design/controls.tsx';
import layout from '../../design/layout.module.css';
import { Raised } from '../../design/Raised.tsx';
import { clubTexts } from '../../texts/club.ts';
import styles from './club.module.css';
import { useClub } from './clubcontext.ts';
import { SeasonDialog } from './SeasonDialog.tsx';

const { seasons: words } = clubTexts;

/** The seasons of the club, the last one first. */
export function Seasons() {
  const { club } = useClub();
  const [isAdding, setAdding] = useState(false);
  const seasons = club.seasons.toSorted((a, b) => b.from.localeCompare(a.from));
  return (
    <>
      <div className={`${layout.row} ${layout.between}`}>
        <h1>{words.title}</h1>
        <Button look="main" onClick={() => setAdding(true)}>
          {words.create}
        </Button>
      </div>
      {seasons.length === 0 && <p>{words.empty}</p>}
      <ul className={layout.stack2}>
        {seasons.map(({ id, name, from, to, planned, described }) => (
          <li key={id}>
            <Link href={`/clubs/${club.id}/saisons/${id}`} className={`${layout.stack1} ${layout.box} ${styles.card}`}>
              <span className={styles.cardName}>{name}</span>
              <span className={layout.soft}>
                <Raised text={[words.days(from, to), words.planned(planned), described].join(' · ')} />
              </span>
            </Link>
          </li>
        ))}
      </ul>
      {isAdding && <SeasonDialog onClose={() => setAdding(false)} />}
    </>
  );
}
