import { BareSelect } from '../../design/controls.tsx';
import layout from '../../design/layout.module.css';
import { Note, Table } from '../../design/Table.tsx';
import { clubTexts } from '../../texts/club.ts';
import styles from './club.module.css';
import { type Identity, type PlayerToIdentify, playerKeyOf } from './identity.ts';

const { evening: words } = clubTexts;

export interface IdentityOption {
  readonly value: Identity;
  readonly label: string;
}

interface PlayersIdentifiedProps {
  readonly players: readonly PlayerToIdentify[];
  identify(player: PlayerToIdentify): Identity;
  /** Whom one may say that he is, the likely ones first. */
  optionsFor(player: PlayerToIdentify): readonly IdentityOption[];
  onIdentify(player: PlayerToIdentify, identity: Identity): void;
}

/** Everybody who played, and the member that he is; those to be asked come first. */
export function PlayersIdentified({ players, identify, optionsFor, onIdentify }: PlayersIdentifiedProps) {
  const inOrder = players.toSorted((a, b) => Number(isDoubtful(b)) - Number(isDoubtful(a)));
  return (
    <Table
      hasCards
      rows={inOrder}
      keyOf={playerKeyOf}
      columns={[
        {
          ...{ heading: words.columns.player, kind: 'name' },
          cell: ({ person: { name, licence, category, series } }) => (
            <>
              {name}
              <Note>{[licence, category, series].filter(Boolean).join(' · ')}</Note>
            </>
          ),
        },
        {
          ...{ heading: words.columns.member, kind: 'field' },
          cell: (player) => {
            const identity = identify(player);
            return (
              <BareSelect
                className={`${layout.compact} ${styles.select}`}
                aria-label={words.isMember(player.person.name)}
                data-undecided={identity === ''}
                value={identity}
                options={[
                  ...(identity === '' ? [{ value: '' as const, label: words.choose }] : []),
                  ...optionsFor(player),
                ]}
                onChange={(chosen) => onIdentify(player, chosen)}
              />
            );
          },
        },
      ]}
    />
  );
}

const isDoubtful = ({ member, recognition }: PlayerToIdentify): boolean =>
  member === undefined && recognition.kind === 'doubtful';
