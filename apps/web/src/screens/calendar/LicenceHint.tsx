import { Button, Notice } from '../../design/controls.tsx';
import layout from '../../design/layout.module.css';
import { calendarTexts } from '../../texts/calendar.ts';
import { type Listed, type TypedPerson, useLookUp } from './licencesqueries.ts';

const { hint: words } = calendarTexts;

interface LicenceHintProps {
  readonly person: TypedPerson;
  /** Fills in what the list says. */
  onTake(licensee: Listed): void;
}

const told = ({ name, licence, category, series, club }: Listed): string =>
  words.told([name, licence, category ?? '', series ?? '', club ?? ''].filter(Boolean));

/** Has the list anything that was not typed? */
const addsTo = (person: TypedPerson, listed: Listed): boolean =>
  (['licence', 'category', 'series', 'club'] as const).some((field) => listed[field] && !person[field]?.trim());

/** What the list of licences says of somebody who is being registered: what is filled in by it, where it says something else, his namesakes. */
export function LicenceHint({ person, onTake }: LicenceHintProps) {
  const { licensee, differs, namesakes } = useLookUp(person) ?? { differs: [], namesakes: [] };
  const offered = licensee ? [licensee] : namesakes;
  if (offered.length === 0 || (licensee && differs.length === 0 && !addsTo(person, licensee))) return null;
  return (
    <Notice kind={differs.length > 0 ? 'warn' : 'info'}>
      <strong>{words.title}</strong>
      {differs.length > 0 && <p>{words.differs(differs.map((field) => words.fields[field]))}</p>}
      {offered.length > 1 && <p>{words.several}</p>}
      {offered.map((one) => (
        <p key={one.licence} className={layout.row2}>
          <span>{told(one)}</span>
          <Button aria-label={words.takeOf(told(one))} onClick={() => onTake(one)}>
            {words.take}
          </Button>
        </p>
      ))}
    </Notice>
  );
}
