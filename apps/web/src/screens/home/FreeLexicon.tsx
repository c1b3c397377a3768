import { Button, Notice } from '../../design/controls.tsx';
import layout from '../../design/layout.module.css';
import { homeTexts } from '../../texts/home.ts';

const { lexicon: words } = homeTexts;

/** Beside a choice of the free dictionary: that it is not the one of competitions, and the way to bring another one. */
export const FreeLexicon = ({ onImport }: { onImport(): void }) => (
  <Notice kind="info">
    <span className={layout.row}>
      {words.free} <Button onClick={onImport}>{words.action}</Button>
    </span>
  </Notice>
);
