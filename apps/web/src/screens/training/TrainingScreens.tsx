import type { ReactNode } from 'react';
import { useLocation } from 'wouter';
import { MenuLink } from '../../app/MenuLink.tsx';
import { StartOf } from '../../app/StartOf.tsx';
import layout from '../../design/layout.module.css';
import { trainingTexts } from '../../texts/training.ts';
import { Alone } from './Alone.tsx';
import { GameHistory } from './GameHistory.tsx';
import { Missed } from './Missed.tsx';
import { TRAINING_PATHS, TRAINING_TOOLS, type TrainingTool } from './paths.ts';
import type { TrainingPlace } from './place.ts';
import { Topping } from './Topping.tsx';
import styles from './training.module.css';

interface TrainingScreensProps {
  readonly place: TrainingPlace;
  /** What is chosen for all of them. */
  readonly children?: ReactNode;
}

/** The training of players: topping, duplicate alone, the words missed at either. */
export function TrainingScreens({ place, children }: TrainingScreensProps) {
  const [path] = useLocation();
  const tool = TRAINING_TOOLS.find((one) => TRAINING_PATHS[one] === path);
  if (!tool) return <StartOf root="/entrainement" at={TRAINING_PATHS.topping} />;
  const shown: Readonly<Record<TrainingTool, () => ReactNode>> = {
    topping: () => <Topping place={place} />,
    alone: () => <Alone place={place} />,
    missed: () => <Missed place={place} />,
    history: () => <GameHistory />,
  };
  return (
    <div className={`${layout.stack3} ${styles.screen}`}>
      <div className={`${layout.rooms} ${styles.bar}`}>
        <strong>{trainingTexts.title}</strong>
        <nav aria-label={trainingTexts.menu}>
          {TRAINING_TOOLS.map((one) => (
            <MenuLink key={one} href={TRAINING_PATHS[one]}>
              {trainingTexts[one].title}
            </MenuLink>
          ))}
        </nav>
        {children}
      </div>
      <h1 className="visually-hidden">{trainingTexts[tool].title}</h1>
      {/* A block between the grids: Chromium 147 lays a board out wrongly in three of them, and may crash. */}
      <div>{shown[tool]()}</div>
    </div>
  );
}
