import { Button, buttonClass, Notice } from '../../design/controls.tsx';
import layout from '../../design/layout.module.css';
import { useTournament } from '../../server/station.tsx';
import { chiefDialogsTexts } from '../../texts/chiefdialogs.ts';
import { linksTexts } from '../../texts/links.ts';
import { LinkCards } from '../links/LinkCards.tsx';
import { ReachPanel } from '../links/ReachPanel.tsx';
import { useMaking } from '../links/usemaking.ts';

const { hallScreen: words } = chiefDialogsTexts;

/** How the screen of the hall comes to be seen: from this computer, or by a link from another one. */
export function OpenScreen({
  centre,
}: {
  readonly centre: { readonly id: string; readonly name: string } | undefined;
}) {
  const { tournament } = useTournament();
  const { made, make, isBusy, fault } = useMaking();
  const label = centre ? linksTexts.screenOf(centre.name) : linksTexts.screen;
  return (
    <>
      <div className={layout.row2}>
        <a className={buttonClass()} href={`/tournois/${tournament}/ecran`} target="_blank" rel="noreferrer">
          {words.open}
        </a>
        <Button
          disabled={isBusy}
          onClick={() => void make({ label, role: 'screen', ...(centre ? { centre: centre.id } : {}) })}
        >
          {words.make}
        </Button>
      </div>
      <p className={layout.soft}>{words.openHint}</p>
      {made.length > 0 && (
        <>
          <LinkCards links={made} />
          <ReachPanel />
        </>
      )}
      {fault && <Notice kind="bad">{fault.text}</Notice>}
    </>
  );
}
