import { sections } from 'virtual:guide';
import { keyName } from '../app/KeyCap.tsx';
import { isCharacter } from '../app/keymap.ts';
import { switchLetters, useLettersOn } from '../app/letterkeys.ts';
import type { Shortcut } from '../app/shortcuts.tsx';
import { Check, Dialog } from '../design/controls.tsx';
import layout from '../design/layout.module.css';
import { texts } from '../texts/index.ts';
import styles from './help.module.css';

interface HelpDialogProps {
  /** Its name in the menu, and in the guide. */
  readonly screen: string;
  readonly shortcuts: readonly Pick<Shortcut, 'keys' | 'label'>[];
  /** Address of « À propos ». */
  readonly about: string;
  onClose(): void;
}

const PAGES_FOR_ALL = texts.common.helpForAll.filter((title) => sections.some((section) => section.title === title));

/** The page of the guide about the screen shown, its keys, and what everybody may need. */
export function HelpDialog({ screen, shortcuts, about, onClose }: HelpDialogProps) {
  const areLettersOn = useLettersOn();
  const active = shortcuts.filter(({ keys }) => areLettersOn || !isCharacter(keys));
  return (
    <Dialog title={screen || texts.common.help} onClose={onClose}>
      <div className={`${layout.stack3} ${styles.help}`}>
        <Page title={screen} />
        {active.length > 0 && (
          <div className={`${layout.stack2} ${styles.keys}`}>
            <h3>{texts.common.keys}</h3>
            <dl className={`${layout.stack2} ${styles.shortcuts}`}>
              {active.map(({ keys, label }) => (
                <div key={keys}>
                  <dt>
                    <kbd>{keyName(keys)}</kbd>
                  </dt>
                  <dd>{label}</dd>
                </div>
              ))}
            </dl>
          </div>
        )}
        <details>
          <summary>{texts.common.keyboard}</summary>
          <Check label={texts.common.letterKeys} value={areLettersOn} onChange={switchLetters} />
          <p>{texts.common.letterKeysHint}</p>
        </details>
        {PAGES_FOR_ALL.map((title) => (
          <details key={title}>
            <summary>{title}</summary>
            <Page title={title} />
          </details>
        ))}
        <p>
          <a href={about} target="_blank" rel="noreferrer">
            {texts.navigation.about}
          </a>
        </p>
      </div>
    </Dialog>
  );
}

function Page({ title }: { readonly title: string }) {
  const page = sections.find((section) => section.title === title);
  if (!page) return null;
  // biome-ignore lint/security/noDangerouslySetInnerHtml: it was made of our own guide when the application was built
  return <div className={`${layout.stack3} ${styles.page}`} dangerouslySetInnerHTML={{ __html: page.html }} />;
}
