import { dayOf } from '@raccord/french';
import { EDITION_NAMES, editionInForce } from '@raccord/regulation';
import type { ComponentType, ReactNode } from 'react';
import { Route, Switch, useLocation } from 'wouter';
import { MenuLink } from '../../app/MenuLink.tsx';
import { StartOf } from '../../app/StartOf.tsx';
import { useScreenName } from '../../app/shortcuts.tsx';
import { keep, useKept } from '../../app/usekept.ts';
import { Select } from '../../design/controls.tsx';
import layout from '../../design/layout.module.css';
import type { Readiness } from '../../engine/useengine.ts';
import { texts } from '../../texts/index.ts';
import { schoolTexts } from '../../texts/school.ts';
import { ContestedPage } from './contested/ContestedPage.tsx';
import { ExamPage } from './exam/ExamPage.tsx';
import { useKeptExam } from './exam/usekeptexam.ts';
import { LessonList } from './lessons/LessonList.tsx';
import { LessonPage } from './lessons/LessonPage.tsx';
import { EVENING_PATH, SCHOOL_EDITION_PLACE, SCHOOL_PAGES } from './pages.ts';
import { PathList } from './path/PathList.tsx';
import { StagePage } from './path/StagePage.tsx';
import { Practice } from './practice/Practice.tsx';
import { ProgressPage } from './progress/ProgressPage.tsx';
import styles from './school.module.css';

export interface ExamPapersProps {
  /** That of the exam. */
  readonly number: string;
  /** Hash of the words it is made with. */
  readonly lexicon: string;
}

interface SchoolProps {
  readonly readiness: Readiness;
  /** They are those of the free lexicon. */
  readonly isFree: boolean;
  /** What prints an exam, where there is a server to do so. */
  readonly Papers?: ComponentType<ExamPapersProps>;
  /** What shows slips of an evening of the club, where there is a server that has them. */
  readonly Evening?: ComponentType;
  /** What else stands in the bar. */
  readonly children?: ReactNode;
}

/** An edition is called by its year. */
const EDITIONS_BY_YEAR = EDITION_NAMES.map((value) => ({ value, label: value }));

/** The screens of the school of referees: they ask no server, but for paper. */
export function School({ readiness, isFree, Papers, Evening, children }: SchoolProps) {
  const [path] = useLocation();
  const kept = useKept(SCHOOL_EDITION_PLACE);
  const edition = EDITION_NAMES.find((name) => name === kept) ?? editionInForce(dayOf(Date.now()));
  const pages = SCHOOL_PAGES.filter(({ path: at }) => Evening || at !== EVENING_PATH);
  const page = pages.find((one) => path.startsWith(one.path));
  const exam = useKeptExam();
  /** Whoever sits an exam has the exam alone. */
  const isSitting =
    page?.screen === schoolTexts.screens.exam && exam?.finishedAt === null && exam.words === readiness.hash;
  useScreenName(page?.screen ?? schoolTexts.title);
  if (!page) return <StartOf root="/ecole" at={SCHOOL_PAGES[0].path} />;
  return (
    <div className={`${layout.page} ${styles.school}`}>
      <div className={layout.rooms} hidden={isSitting}>
        <strong>{schoolTexts.title}</strong>
        <nav aria-label={schoolTexts.title}>
          {pages.map(({ path: at, label }) => (
            <MenuLink key={at} href={at} hasMore>
              {label}
            </MenuLink>
          ))}
        </nav>
        <div className={`${layout.row} ${layout.labelled}`}>
          {page.path !== EVENING_PATH && (
            <Select
              label={schoolTexts.edition}
              value={edition}
              options={EDITIONS_BY_YEAR}
              onChange={(chosen) => keep(SCHOOL_EDITION_PLACE, chosen)}
            />
          )}
          {children}
        </div>
      </div>
      {!isSitting && <h1 className="visually-hidden">{page.screen}</h1>}
      <Switch>
        <Route path="/ecole/lecons">
          <PathList edition={edition} />
          <LessonList edition={edition} />
        </Route>
        <Route path="/ecole/lecons/etapes/:stage">
          {({ stage }) => <StagePage key={`${edition} ${stage}`} {...{ edition, readiness, stage }} />}
        </Route>
        <Route path="/ecole/lecons/:rule">
          {({ rule }) => <LessonPage key={`${edition} ${rule}`} {...{ edition, readiness, rule }} />}
        </Route>
        <Route path="/ecole/entrainement">
          <Practice key={`${edition} ${readiness.hash}`} {...{ edition, readiness }} />
        </Route>
        {Evening && (
          <Route path={EVENING_PATH}>
            <Evening />
          </Route>
        )}
        <Route path="/ecole/examen">
          <ExamPage {...{ edition, readiness, isFree, Papers }} />
        </Route>
        <Route path="/ecole/progres">
          <ProgressPage edition={edition} />
        </Route>
        <Route path="/ecole/desaccords">
          <ContestedPage />
        </Route>
        <Route>
          <p>{texts.common.notHere}</p>
        </Route>
      </Switch>
    </div>
  );
}
