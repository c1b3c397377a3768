import { useEffect, useState } from 'react';

/** Android writes `fr_FR`. */
const FRENCH = /^fr(?:[-_]|$)/i;
/** Some browsers tell their voices a moment after the page is opened; those that have none never do. */
const PATIENCE_MS = 3_000;

const frenchVoices = (): readonly SpeechSynthesisVoice[] =>
  speechSynthesis.getVoices().filter(({ lang }) => FRENCH.test(lang));

/** The French voices of this browser: none in one that cannot speak, undefined as long as it has not told them. */
export function useFrenchVoices(): readonly SpeechSynthesisVoice[] | undefined {
  const canSpeak = 'speechSynthesis' in window;
  const [voices, setVoices] = useState<readonly SpeechSynthesisVoice[] | undefined>(canSpeak ? undefined : []);
  useEffect(() => {
    if (!canSpeak) return;
    const look = (): void => {
      if (speechSynthesis.getVoices().length > 0) setVoices(frenchVoices());
    };
    look();
    speechSynthesis.addEventListener('voiceschanged', look);
    const timer = setTimeout(() => setVoices((known) => known ?? []), PATIENCE_MS);
    return () => {
      speechSynthesis.removeEventListener('voiceschanged', look);
      clearTimeout(timer);
    };
  }, [canSpeak]);
  return voices;
}
