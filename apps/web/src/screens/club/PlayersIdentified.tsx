import { clubTexts } from '../../texts/club.ts';
import styles from './club.module.css';
import { useClub } from './clubcontext.ts';
import { asMember, type EveningPlayer, type Identity, playerKeyOf } from './identity.ts';

const { evening: words } = clubTexts;

interface PlayersIdentifiedProps {
  readonly players: readonly EveningPlayer[];
  identify(player: EveningPlayer): Identity;
  onIdentify(player: EveningPlayer, identity: Identity): void;
}

/** Everybody who played, and the member that he is; those to be asked come first. */
export function PlayersIdentified({ players, identify, onIdentify }: PlayersIdentifiedProps) {
  const { club } = useClub();
  const active = club.members.filter(({ isErased }) => !isErased);
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
          const { person, recognition } = player;
          const candidates = recognition.kind === 'doubtful' ? recognition.candidates : [];
          const likely = active.filter(({ id }) => candidates.includes(id));
          const others = active.filter(({ id }) => !candidates.includes(id));
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
                <select
                  className={styles.select}
                  aria-label={words.isMember(person.name)}
                  data-undecided={identity === ''}
                  value={identity}
                  onChange={({ target }) => onIdentify(player, target.value as Identity)}
                >
                  {identity === '' && <option value="">{words.choose}</option>}
                  {likely.map(({ id, name }) => (
                    <option key={id} value={asMember(id)}>
                      {name}
                    </option>
                  ))}
                  <option value="visitor">{words.visitor}</option>
                  <option value="joins">{words.joins}</option>
                  {others.map(({ id, name }) => (
                    <option key={id} value={asMember(id)}>
                      {name}
                    </option>
                  ))}
                </select>
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
