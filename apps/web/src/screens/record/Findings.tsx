import type { AdmissionAlert } from '@raccord/scrabble';
import { Notice } from '../../design/controls.tsx';
import type { ReplayedGame } from '../../engine/protocol.ts';
import { staticTexts } from '../../texts/static.ts';
import { typesetTexts } from '../../texts/typeset.ts';

const words = staticTexts.record;

interface FindingsProps {
  readonly game: ReplayedGame;
  readonly isFree: boolean;
}

/** What is wrong in a game; a word that the free lexicon lacks may be right. */
export function Findings({ game: { errors, lacked, missing, alerts }, isFree }: FindingsProps) {
  const wrong = isFree ? errors : [...errors, ...lacked].sort((a, b) => a.turn - b.turn);
  return (
    <>
      {wrong.length === 0 ? (
        <Notice kind="good">{words.sound}</Notice>
      ) : (
        <Notice kind="bad">
          <strong>{words.errors(wrong.length)}</strong>
          <Lines of={wrong} />
          {missing > 0 && <p>{words.missing(missing)}</p>}
        </Notice>
      )}
      {alerts.length > 0 && <Notice kind="warn">{typesetTexts(alerts.join(' '))}</Notice>}
      {isFree && lacked.length > 0 && (
        <Notice kind="warn">
          <strong>{words.lacked}</strong>
          <Lines of={lacked} />
          <p>{words.lackedHint}</p>
        </Notice>
      )}
    </>
  );
}

const Lines = ({ of }: { readonly of: readonly AdmissionAlert[] }) => (
  <ul>
    {of.map(({ turn, line, text }) => (
      <li key={`${turn} ${text}`}>{words.about(turn, line, typesetTexts(text))}</li>
    ))}
  </ul>
);
