import { describeStanding, type SeasonLine, seasonBy, seasonCharts } from '@raccord/club';
import { titleOfGroup } from '@raccord/tournament';
import { useState } from 'react';
import { AwaitedView } from '../../design/AwaitedView.tsx';
import { Button, Notice, Select } from '../../design/controls.tsx';
import layout from '../../design/layout.module.css';
import { Printable } from '../../design/Printable.tsx';
import { Raised } from '../../design/Raised.tsx';
import { keptPaper } from '../../documents/paper.ts';
import { clubTexts } from '../../texts/club.ts';
import { ChartFigure } from './ChartFigure.tsx';
import { CorrectedEvenings } from './CorrectedEvenings.tsx';
import styles from './club.module.css';
import { useClub } from './clubcontext.ts';
import { useSeason } from './clubqueries.ts';
import { Downloads } from './Downloads.tsx';
import { SeasonDialog } from './SeasonDialog.tsx';
import { SeasonGrid } from './SeasonGrid.tsx';
import { SeasonRankingView } from './SeasonRankingView.tsx';

const { season: words, plan, seasons } = clubTexts;
const GROUPINGS = ['all', 'category', 'series'] as const;

/** The ranking of a season. */
export function SeasonScreen({ season: id }: { readonly season: string }) {
  const { club } = useClub();
  const { data, error } = useSeason(club.id, id);
  const [by, setBy] = useState<(typeof GROUPINGS)[number]>('all');
  const [isEditing, setEditing] = useState(false);
  if (!data) return <AwaitedView error={error} />;
  const { season, evenings, rows, isProvisional } = data;
  const last = evenings.at(-1);
  const groups: readonly { readonly title?: string; readonly rows: readonly SeasonLine[] }[] =
    by === 'all'
      ? [{ rows }]
      : [...seasonBy(rows, by)].map(([name, own]) => ({ title: titleOfGroup(by, name), rows: own }));
  return (
    <Printable
      title={season.name}
      about={`${club.name} · ${seasons.days(season.from, season.to)} · ${season.described}`}
      actions={<Button onClick={() => setEditing(true)}>{plan.action}</Button>}
    >
      <CorrectedEvenings season={season} />
      {last ? (
        <>
          <Notice kind={isProvisional ? 'info' : 'good'}>
            {describeStanding(data, season.planned)} {evenings.length > 1 && <Raised text={words.since(last.date)} />}
          </Notice>
          <div className={`${layout.row} ${layout.between} ${styles.filed} screen-only`}>
            <div className={styles.choice}>
              <Select
                label={words.by}
                value={by}
                options={GROUPINGS.map((value) => ({ value, label: words.groupings[value] }))}
                onChange={(chosen) => setBy(chosen)}
              />
            </div>
            <Downloads
              what={words.file}
              formats={['pdf', 'xlsx', 'csv', 'zip']}
              onAsk={(download, format) => {
                const params = { club: club.id, season: id };
                if (format === 'zip') return download.start('makeSeasonSite', { params });
                const query = { format, paper: keptPaper(), ...(by === 'all' ? {} : { by }) };
                return download.start('makeSeasonTable', { params, query });
              }}
            />
          </div>
          <SeasonRankingView measure={season.rule.measure} {...{ evenings, groups }} />
          <SeasonGrid measure={season.rule.measure} {...{ evenings, rows }} />
          {seasonCharts(season.rule, data).map((chart) => (
            <ChartFigure key={chart.title} about={season.name} chart={chart} />
          ))}
        </>
      ) : (
        <p>{words.empty}</p>
      )}
      {isEditing && <SeasonDialog season={season} onClose={() => setEditing(false)} />}
    </Printable>
  );
}
