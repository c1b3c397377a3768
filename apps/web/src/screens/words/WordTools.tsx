import { type ReactNode, useState } from 'react';
import { useLocation } from 'wouter';
import { MenuLink } from '../../app/MenuLink.tsx';
import { Message } from '../../app/Message.tsx';
import { StartOf } from '../../app/StartOf.tsx';
import { useScreenName } from '../../app/shortcuts.tsx';
import { Button, Select } from '../../design/controls.tsx';
import layout from '../../design/layout.module.css';
import { knownSourceOf, useLexicon } from '../../engine/useengine.ts';
import { homeTexts } from '../../texts/home.ts';
import { texts } from '../../texts/index.ts';
import { Dictionary } from '../dictionary/Dictionary.tsx';
import { FreeLexicon } from '../home/FreeLexicon.tsx';
import { HomeFrame } from '../home/HomeFrame.tsx';
import { LexiconDialog } from '../home/LexiconDialog.tsx';
import { useLexicons, usualLexicon } from '../home/queries.ts';
import { EMPTY_POSITION } from '../regulation/positiondraft.ts';
import { Places } from '../search/Places.tsx';
import { Search } from '../search/Search.tsx';
import { WORD_TOOLS, type WordToolPath } from './tools.ts';
import styles from './words.module.css';

/** The screens of words, with any dictionary of this server. A position made on one of them is there on the other. */
export function WordTools() {
  const [path] = useLocation();
  const { data, error, refetch } = useLexicons();
  const [chosen, setChosen] = useState<string>();
  const [isImporting, setImporting] = useState(false);
  const free = data?.lexicons[0]?.hash;
  const hash = chosen ?? (data && usualLexicon(data));
  const isFree = hash !== undefined && hash === free;
  const readiness = useLexicon(hash);
  const [position, onPosition] = useState(EMPTY_POSITION);
  const tool = WORD_TOOLS.find((one) => one.path === path);
  useScreenName(tool?.label ?? homeTexts.words.title);
  if (!tool) return <StartOf root="/mots" at={WORD_TOOLS[0].path} />;
  if (error)
    return <Message action={<Button onClick={() => refetch()}>{texts.common.retry}</Button>}>{error.message}</Message>;
  // There a word is said to be admitted; elsewhere the board wants the room.
  const isVerdict = tool === WORD_TOOLS[0];
  const bench = { readiness, position, onPosition };
  const shown: Readonly<Record<WordToolPath, () => ReactNode>> = {
    '/mots/dictionnaire': () => <Dictionary readiness={readiness} known={knownSourceOf(free)} />,
    '/mots/chercher': () => <Search {...bench} />,
    '/mots/places': () => <Places {...bench} />,
  };
  return (
    <HomeFrame>
      <div className={layout.rooms}>
        <strong>{homeTexts.words.title}</strong>
        <nav aria-label={texts.navigation.menu}>
          {WORD_TOOLS.map(({ path: at, label }) => (
            <MenuLink key={at} href={at}>
              {label}
            </MenuLink>
          ))}
        </nav>
        <div className={layout.labelled} data-long="true">
          <Select
            label={homeTexts.words.lexicon}
            value={hash ?? ''}
            options={(data?.lexicons ?? []).map(({ hash: value, name }) => ({ value, label: name }))}
            onChange={setChosen}
          />
        </div>
      </div>
      {isFree && isVerdict && <FreeLexicon onImport={() => setImporting(true)} />}
      {/* A block between the grids: Chromium 147 lays a board out wrongly in three of them, and may crash. */}
      <div className={`${styles.tool} untitled`}>{shown[tool.path]()}</div>
      {isFree && !isVerdict && <p className={layout.soft}>{homeTexts.lexicon.free}</p>}
      {isImporting && (
        <LexiconDialog onAdded={({ hash: added }) => setChosen(added)} onClose={() => setImporting(false)} />
      )}
    </HomeFrame>
  );
}
