import { useEffect, useState } from 'react';
import { BareSelect } from '../design/controls.tsx';
import layout from '../design/layout.module.css';
import { texts } from '../texts/index.ts';
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
      className={`${layout.compact} ${layout.soft}`}
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
