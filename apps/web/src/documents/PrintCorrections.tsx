import { Button, Notice } from '../design/controls.tsx';
import layout from '../design/layout.module.css';
import type { CorrectionSlip } from '../server/answers.ts';
import { useTournament } from '../server/station.tsx';
import { useCommand } from '../server/usecommand.ts';
import { documentsTexts } from '../texts/documents.ts';
import { DownloadState } from './DownloadState.tsx';
import { keptPaper } from './paper.ts';
import { useDownload } from './usedownload.ts';

const { printing: words } = documentsTexts;

interface PrintCorrectionsProps {
  readonly due: readonly CorrectionSlip[];
  /** Those of this centre alone. */
  readonly centre?: string | undefined;
  /** None of them need be handed over. */
  readonly isOptional?: boolean;
}

/** Puts the new correction slips on paper, and again those that were printed and not handed over. */
export function PrintCorrections({ due: dueAnywhere, centre, isOptional = false }: PrintCorrectionsProps) {
  const { tournament, isOnline } = useTournament();
  const download = useDownload();
  const { ask, isBusy: isNoting, fault } = useCommand();
  const due = dueAnywhere.filter((slip) => (centre ?? slip.centre) === slip.centre);
  const fresh = due.filter(({ isPrinted }) => !isPrinted);
  const onPaper = due.length - fresh.length;
  const isBusy = isNoting || download.received !== undefined;
  const fetchSlips = (query: { readonly printing: string } | { readonly printed: true; readonly optional?: true }) =>
    download.start('makeDocument', {
      params: { tournament, document: 'correction-slips' },
      query: { paper: keptPaper(), centre, ...query },
    });

  // Noted first: a slip that changes meanwhile is then printed again, never forgotten.
  const print = async (): Promise<void> => {
    const slips = fresh.map(({ game, turn, entrant }) => ({ game, turn, entrant }));
    const noted = await ask('print-corrections', { slips });
    if (noted.ok) await fetchSlips({ printing: noted.value.id });
  };

  const printAgain = () => fetchSlips({ printed: true, ...(isOptional ? { optional: true } : {}) });

  return (
    <div className={layout.stack2}>
      <div className={layout.row2}>
        <Button disabled={fresh.length === 0 || isBusy || !isOnline} onClick={() => void print()}>
          {isOptional ? words.printOptional(fresh.length) : words.print(fresh.length)}
        </Button>
        {onPaper > 0 && (
          <Button look="quiet" disabled={isBusy || !isOnline} onClick={() => void printAgain()}>
            {isOptional ? words.againOptional(onPaper) : words.again(onPaper)}
          </Button>
        )}
      </div>
      {fault && <Notice kind="bad">{fault.text}</Notice>}
      <DownloadState download={download} />
    </div>
  );
}
