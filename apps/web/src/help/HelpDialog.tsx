import { sections as guide } from 'virtual:guide';
import { useState } from 'react';
import { keyName } from '../app/KeyCap.tsx';
import { isCharacter } from '../app/keymap.ts';
import { switchLetters, useLettersOn } from '../app/letterkeys.ts';
import type { Shortcut } from '../app/shortcuts.tsx';
import { Check, Dialog, TextField } from '../design/controls.tsx';
import layout from '../design/layout.module.css';
import { findByName } from '../palette/find.ts';
import { helpTexts as words } from '../texts/help.ts';
import { texts } from '../texts/index.ts';
import { typesetTexts } from '../texts/typeset.ts';
import { foundLines } from './foundlines.ts';
import styles from './help.module.css';
import type { GuideSection } from './sections.ts';

interface HelpDialogProps {
  /** Its name in the menu, and in the guide. */
  readonly screen: string;
  readonly shortcuts: readonly Pick<Shortcut, 'keys' | 'label'>[];
  /** Address of « À propos ». */
  readonly about: string;
  onClose(): void;
}

const sections = typesetTexts(guide);
const PAGES_FOR_ALL = words.forAll.flatMap((wanted) => sections.filter(({ title }) => title === wanted));

/** The three things that one does on the screen shown, its keys, a search through the guide; the rest behind. */
export function HelpDialog({ screen, shortcuts, about, onClose }: HelpDialogProps) {
  const [sought, setSought] = useState('');
  const page = sections.find(({ title }) => title === screen);
  return (
    <Dialog title={screen === '' || sought.trim() !== '' ? texts.common.help : words.of(screen)} onClose={onClose}>
      <div className={`${layout.stack3} ${styles.help}`}>
        <TextField label={words.search} value={sought} onChange={setSought} autoComplete="off" />
        {sought.trim() === '' ? <OfScreen {...{ page, shortcuts, about }} /> : <Found {...{ screen, sought }} />}
      </div>
    </Dialog>
  );
}

interface OfScreenProps extends Pick<HelpDialogProps, 'shortcuts' | 'about'> {
  readonly page: GuideSection | undefined;
}

const OfScreen = ({ page, shortcuts, about }: OfScreenProps) => (
  <>
    {page?.steps !== undefined && <Html html={page.steps} isLarge />}
    <KeyList shortcuts={shortcuts} />
    {page &&
      page.html !== '' &&
      (page.steps === undefined ? <Html html={page.html} /> : <Folded {...page} title={words.allAbout} />)}
    {PAGES_FOR_ALL.map((one) => (
      <Folded key={one.title} {...one} />
    ))}
    <KeyboardSettings />
    <p>
      <a href={about} target="_blank" rel="noreferrer">
        {texts.navigation.about}
      </a>
    </p>
  </>
);

/** The pages that have all the words, each with its sentences that have them; that of the screen shown first. */
function Found({ screen, sought }: { readonly screen: string; readonly sought: string }) {
  const found = findByName(sections, sought, ({ title, steps = '', html }) => ({
    ...{ name: title, also: `${steps} ${html}`.replaceAll(/<[^>]*>/g, ' ') },
  }));
  if (found.length === 0) return <p role="status">{words.nothingFound}</p>;
  const isOwn = ({ title }: GuideSection): boolean => title === screen;
  return [...found.filter(isOwn), ...found.filter((page) => !isOwn(page))].map((page) => (
    <div key={page.title}>
      <Folded {...page} />
      <FoundLines page={page} sought={sought} />
    </div>
  ));
}

const FoundLines = ({ page: { steps = '', html }, sought }: { readonly page: GuideSection; readonly sought: string }) =>
  foundLines(steps + html, sought).map((line) => (
    <p key={line.map(({ text }) => text).join('')} className={styles.found}>
      {line.map(({ text, isSought }, at) => {
        // biome-ignore lint/suspicious/noArrayIndexKey: a sentence changes as a whole
        return isSought ? <mark key={at}>{text}</mark> : text;
      })}
    </p>
  ));

const Folded = ({ title, steps = '', html }: GuideSection) => (
  <details>
    <summary>{title}</summary>
    <Html html={steps + html} />
  </details>
);

function KeyList({ shortcuts }: Pick<HelpDialogProps, 'shortcuts'>) {
  const areLettersOn = useLettersOn();
  // Of several with the same key, the first is the one that answers.
  const active = shortcuts.filter(
    ({ keys }, index) =>
      (areLettersOn || !isCharacter(keys)) && shortcuts.findIndex((one) => one.keys === keys) === index,
  );
  if (active.length === 0) return null;
  const labels = [...new Set(active.map(({ label }) => label))];
  return (
    <div className={`${layout.stack2} ${styles.keys}`}>
      <h3>{words.keys}</h3>
      <dl className={styles.shortcuts}>
        {labels.map((label) => (
          <div key={label}>
            <dt className={layout.row1}>
              {active
                .filter((one) => one.label === label)
                .map(({ keys }) => (
                  <kbd key={keys}>{keyName(keys)}</kbd>
                ))}
            </dt>
            <dd>{label}</dd>
          </div>
        ))}
      </dl>
    </div>
  );
}

function KeyboardSettings() {
  return (
    <details>
      <summary>{words.keyboard}</summary>
      <Check label={words.letterKeys} value={useLettersOn()} onChange={switchLetters} />
      <p>{words.letterKeysHint}</p>
    </details>
  );
}

const Html = ({ html, isLarge = false }: { readonly html: string; readonly isLarge?: boolean }) => (
  <div
    className={`${layout.stack3} ${styles.page} ${isLarge ? styles.steps : ''}`}
    // biome-ignore lint/security/noDangerouslySetInnerHtml: it was made of our own guide when the application was built
    dangerouslySetInnerHTML={{ __html: html }}
  />
);
