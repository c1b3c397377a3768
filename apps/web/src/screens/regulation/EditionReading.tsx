import { EDITIONS, type EditionName } from '@raccord/regulation';
import { regulationTexts } from '../../texts/regulation.ts';
import { ConformityDetails } from './ConformityDetails.tsx';
import { Differences } from './Differences.tsx';
import { EditionText } from './EditionTable.tsx';

interface EditionsProps {
  readonly edition: EditionName;
  /** To be compared with it. */
  readonly other: EditionName | undefined;
  readonly search: string;
}

/** All that an edition says, or what changes from one edition to another. */
export const EditionReading = ({ edition, other, search }: EditionsProps) =>
  other === undefined ? (
    <>
      <EditionText edition={EDITIONS[edition]} search={search} />
      <ConformityDetails edition={EDITIONS[edition]} />
    </>
  ) : (
    <Differences before={EDITIONS[edition]} after={EDITIONS[other]} search={search} />
  );

export const titleOf = (edition: EditionName, other: EditionName | undefined): string =>
  other ? regulationTexts.compared(EDITIONS[edition].title, EDITIONS[other].title) : EDITIONS[edition].title;
