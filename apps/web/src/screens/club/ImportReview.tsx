import { membersIn, nameOfCard } from '@raccord/club';
import { dayOf, list } from '@raccord/french';
import { useState } from 'react';
import { BareSelect, Button, Notice } from '../../design/controls.tsx';
import { DayField } from '../../design/DayField.tsx';
import layout from '../../design/layout.module.css';
import { Progress } from '../../design/Progress.tsx';
import { Note, Table } from '../../design/Table.tsx';
import { newClientId } from '../../server/client.ts';
import { clubTexts } from '../../texts/club.ts';
import styles from './club.module.css';
import { useClub } from './clubcontext.ts';
import { toldMembers } from './clubqueries.ts';
import { type ImportDecision, type ListedPerson, planImport, proposedFor, withoutDay } from './importplan.ts';
import { useClubCommand } from './useclubcommand.ts';

const { importing: words } = clubTexts;

interface ImportReviewProps {
  readonly people: readonly ListedPerson[];
  onBack(): void;
}

/** Everybody on the list beside who he is taken for; what is doubtful is asked. */
export function ImportReview({ people, onBack }: ImportReviewProps) {
  const { club } = useClub();
  const [decisions, setDecisions] = useState<readonly ImportDecision[]>(() => people.map(proposedFor));
  const [since, setSince] = useState(() => dayOf(Date.now()));
  const [ids] = useState(() => people.map(() => newClientId()));
  const command = useClubCommand();
  const told = toldMembers(club.members);
  const nameOf = (id: string): string => {
    const member = club.members.find((one) => one.id === id);
    return member ? told(member) : id;
  };
  const undecided = decisions.filter((decision) => decision === '').length;
  const added = decisions.filter((decision) => decision === 'add').length;
  const updated = decisions.filter((decision) => decision.startsWith('member ')).length;
  const send = async (): Promise<void> => {
    const data = planImport(people, decisions, club.members, since, ids);
    await command.ask('import-members', data, words.done(added, updated), `/clubs/${club.id}/membres`);
  };
  return (
    <>
      <h1>{words.review(people.length)}</h1>
      <Table
        hasCards
        rows={people.map((person, index) => ({ person, index }))}
        keyOf={({ index }) => index}
        columns={[
          {
            ...{ heading: words.columns.person, kind: 'name' },
            cell: ({ person: { card } }) => (
              <>
                {nameOfCard(card)}
                <Note>{[card.licence, card.category, card.series].filter(Boolean).join(' · ')}</Note>
              </>
            ),
          },
          { heading: words.columns.known, cell: ({ person }) => describeRecognition(person, nameOf) },
          {
            ...{ heading: words.columns.decision, kind: 'field' },
            cell: ({ person, index }) => (
              <Decision
                {...{ person, nameOf }}
                decision={decisions[index]}
                onDecide={(decision) => setDecisions(decisions.with(index, decision))}
              />
            ),
          },
        ]}
      />
      {withoutDay(people, decisions) > 0 && (
        <div className={styles.choice}>
          <DayField label={words.since} value={since} onChange={setSince} />
        </div>
      )}
      {undecided > 0 && <Notice kind="warn">{words.undecided(undecided)}</Notice>}
      {command.fault && <Notice kind="bad">{command.fault.text}</Notice>}
      <Progress work={command.work} label={words.working} />
      <div className={layout.row3}>
        <Button onClick={onBack}>{words.back}</Button>
        {added + updated === 0 && undecided === 0 ? (
          <span className={layout.soft}>{words.nothing}</span>
        ) : (
          <Button look="main" disabled={undecided > 0 || command.isBusy} onClick={send}>
            {command.fault ? words.resume : words.confirm(added, updated)}
          </Button>
        )}
      </div>
    </>
  );
}

/** Who somebody on the list is taken for. */
function describeRecognition(
  { recognition, sameAs, isNamesake }: ListedPerson,
  nameOf: (member: string) => string,
): string {
  if (sameAs) return words.sameAs(sameAs.line + 1);
  if (isNamesake) return words.namesake;
  if (recognition.kind === 'unknown') return words.unknown;
  return recognition.kind === 'doubtful'
    ? words.doubtful(list(recognition.candidates.map(nameOf)))
    : words.known(nameOf(recognition.member));
}

interface DecisionProps {
  readonly person: ListedPerson;
  readonly decision: ImportDecision;
  nameOf(member: string): string;
  onDecide(decision: ImportDecision): void;
}

function Decision({ person, decision, nameOf, onDecide }: DecisionProps) {
  const { card, recognition, sameAs } = person;
  const candidates = membersIn(recognition);
  const isDoubtful = recognition.kind === 'doubtful';
  const options: readonly { readonly value: ImportDecision; readonly label: string }[] = [
    ...(proposedFor(person) === '' ? [{ value: '', label: words.decisions[''] } as const] : []),
    { value: 'skip', label: words.decisions.skip },
    // Nobody else may have his licence.
    ...(recognition.kind === 'known' || sameAs?.by === 'licence'
      ? []
      : [{ value: 'add', label: isDoubtful || sameAs ? words.another : words.decisions.add } as const]),
    ...(person.update || isDoubtful
      ? candidates.map((id) => ({
          value: `member ${id}` as const,
          label: isDoubtful ? words.same(nameOf(id)) : words.decisions.update,
        }))
      : []),
  ];
  return (
    <BareSelect
      className={`${layout.compact} ${styles.select}`}
      aria-label={words.decisionOf(nameOfCard(card))}
      data-undecided={decision === ''}
      value={decision}
      options={options}
      onChange={onDecide}
    />
  );
}
