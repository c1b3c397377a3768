import { BareSelect } from '../../design/controls.tsx';
import { clubTexts } from '../../texts/club.ts';
import styles from './club.module.css';
import { type EveningPlayer, type Identity, playerKeyOf } from './identity.ts';

const { evening: words } = clubTexts;

export interface IdentityOption {
  readonly value: Identity;
  readonly label: string;
}

interface PlayersIdentifiedProps {
  readonly players: readonly EveningPlayer[];
  identify(player: EveningPlayer): Identity;
  /** Whom one may say that he is, the likely ones first. */
  optionsFor(player: EveningPlayer): readonly IdentityOption[];
  onIdentify(player: EveningPlayer, identity: Identity): void;
}

/** Everybody who played, and the member that he is; those to be asked come first. */
export function PlayersIdentified({ players, identify, optionsFor, onIdentify }: PlayersIdentifiedProps) {
  const inOrder = players.toSorted((a, b) => Number(isDoubtful(b)) - Number(isDoubtful(a)));
  return (
    <table className={styles.table}>
      <thead>
        <tr>
          <th scope="col">{words.columns.player}</th>
          <th scope="col">{words.columns.member}</th>
        </tr>
      </thead>
      <tbody>
        {inOrder.map((player) => {
          const { person } = player;
          const identity = identify(player);
          return (
            <tr key={playerKeyOf(player)}>
              <th scope="row">
                {person.name}
                <span className={styles.below}>
                  {[person.licence, person.category, person.series].filter(Boolean).join(' · ')}
                </span>
              </th>
              <td>
                <BareSelect
                  className={styles.select}
                  aria-label={words.isMember(person.name)}
                  data-undecided={identity === ''}
                  value={identity}
                  options={[
                    ...(identity === '' ? [{ value: '' as const, label: words.choose }] : []),
                    ...optionsFor(player),
                  ]}
                  onChange={(chosen) => onIdentify(player, chosen)}
                />
              </td>
            </tr>
          );
        })}
      </tbody>
    </table>
  );
}

const isDoubtful = ({ member, recognition }: EveningPlayer): boolean =>
  member === undefined && recognition.kind === 'doubtful';
