import { useEffect, useState } from 'react';
import { BareSelect } from '../design/controls.tsx';
import { texts } from '../texts/index.ts';
import styles from './shell.module.css';
import { keep, keptText } from './usekept.ts';

const KEY = 'raccord-theme';
const THEMES = ['auto', 'light', 'dark'] as const;
type Theme = (typeof THEMES)[number];

const kept = (): Theme => THEMES.find((theme) => theme === keptText(KEY)) ?? 'auto';

/** Light, dark, or as the machine is. */
export function ThemeChoice() {
  const [theme, setTheme] = useState(kept);
  useEffect(() => {
    if (theme === 'auto') delete document.documentElement.dataset.theme;
    else document.documentElement.dataset.theme = theme;
    keep(KEY, theme);
  }, [theme]);
  const { label } = texts.navigation.theme;
  return (
    <BareSelect<Theme>
      className={styles.theme}
      aria-label={label}
      value={theme}
      options={THEMES.map((name) => ({
        value: name,
        label: `${label} : ${texts.navigation.theme[name].toLowerCase()}`,
      }))}
      onChange={setTheme}
    />
  );
}
