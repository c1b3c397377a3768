import { Button } from '../../design/controls.tsx';
import layout from '../../design/layout.module.css';
import { playersDeskTexts as words } from '../../texts/playersdesk.ts';

/** What a part of the dialog is about, and the way back to the list. */
export const BackRow = ({ title, onBack }: { readonly title: string; onBack(): void }) => (
  <div className={`${layout.row} ${layout.between}`}>
    <h3>{title}</h3>
    <Button look="quiet" onClick={onBack}>
      {words.back}
    </Button>
  </div>
);
