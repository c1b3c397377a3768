import { useState } from 'react';
import { Check, Panel, TextField } from '../../design/controls.tsx';
import { Form } from '../../design/DialogForm.tsx';
import layout from '../../design/layout.module.css';
import { hostingTexts } from '../../texts/hosting.ts';
import { useClub } from '../club/clubcontext.ts';
import { useClubCommand } from '../club/useclubcommand.ts';
import { LinkManager } from '../links/LinkManager.tsx';
import { clubLinks } from '../links/scopes.ts';
import { labelOf } from '../links/stations.ts';
import { hasCategory, knownCategories, withTyped } from './categories.ts';
import { fullness } from './clublist.ts';
import styles from './hosting.module.css';
import { OwnLexicons } from './OwnLexicons.tsx';
import { Shares } from './Shares.tsx';

const { settings: words, shares } = hostingTexts;

/** What the chief of a club says of it: its name, whose names are withheld, who enters; and how much it may have. */
export function ClubSettings() {
  const { club } = useClub();
  return (
    <>
      <h1>{words.title}</h1>
      <div className={layout.panels}>
        <div className={layout.stack4}>
          <Description />
          <OwnLexicons club={club.id} />
        </div>
        <div className={layout.stack4}>
          <Panel className={layout.stack3}>
            <h2>{hostingTexts.links.title}</h2>
            <LinkManager scope={clubLinks(club.id)} words={hostingTexts.links} what={club.name} />
          </Panel>
          <Panel className={layout.stack3}>
            <h2>{shares.title}</h2>
            <Shares club={club} />
            {fullness(club) >= 1 && <p>{shares.full}</p>}
          </Panel>
        </div>
      </div>
    </>
  );
}

/** Tells of another value than before. */
function useFollowing<Value>(value: Value, follow: (value: Value) => void): void {
  const said = JSON.stringify(value);
  const [known, setKnown] = useState(said);
  if (known === said) return;
  setKnown(said);
  follow(value);
}

function Description() {
  const { club } = useClub();
  const command = useClubCommand();
  const [name, setName] = useState(club.name);
  const [ticked, setTicked] = useState<readonly string[]>(club.withheldCategories);
  const [typed, setTyped] = useState('');
  // Taken back, or changed elsewhere: what is said now is shown, and the rest stays as it is being written.
  useFollowing(club.name, setName);
  useFollowing(club.withheldCategories, setTicked);
  const known = knownCategories(club.members, [...club.withheldCategories, ...ticked]);
  const tick = (category: string, isWithheld: boolean): void => {
    const others = ticked.filter((one) => !hasCategory([one], category));
    setTicked(isWithheld ? [...others, category] : others);
  };
  const save = async (): Promise<void> => {
    const withheldCategories = [...withTyped(ticked, typed)];
    const asked = { name: labelOf({ label: name, role: 'chief' }), withheldCategories };
    if (await command.ask('describe-club', asked, words.saved)) setTyped('');
  };
  return (
    <Panel>
      <Form sending={command} confirm={words.save} isReady={name.trim() !== ''} onConfirm={save}>
        <h2>{words.description}</h2>
        <TextField
          label={words.name}
          required
          maxLength={120}
          autoComplete="off"
          value={name}
          error={name.trim() === '' ? words.nameMissing : undefined}
          onChange={setName}
        />
        <fieldset className={`${layout.stack1} ${layout.box} ${styles.categories}`}>
          <legend>{words.categories}</legend>
          {known.length === 0 && <p className={layout.soft}>{words.noCategory}</p>}
          <div className={layout.row4}>
            {known.map((category) => (
              <Check
                key={category}
                label={category}
                value={hasCategory(ticked, category)}
                onChange={(isWithheld) => tick(category, isWithheld)}
              />
            ))}
          </div>
          <TextField
            label={words.others}
            hint={words.categoriesHint}
            maxLength={400}
            autoComplete="off"
            value={typed}
            onChange={setTyped}
          />
        </fieldset>
      </Form>
    </Panel>
  );
}
