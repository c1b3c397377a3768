/** How a text is read aloud. */
export interface Manner {
  readonly voice: SpeechSynthesisVoice;
  /** 1 is the usual pace of the voice. */
  readonly pace: number;
  /** From 0 to 1. */
  readonly volume: number;
}

interface Listener {
  onEnd(): void;
  onFail(): void;
}

/** Between two parts, at the usual pace: time to write a letter down. */
const BREATH_MS = 600;

/** Reads parts of a text aloud, one after the other; answers how to be silent, after which nothing more is told. */
export function say(
  parts: readonly string[],
  { voice, pace, volume }: Manner,
  { onEnd, onFail }: Listener,
): () => void {
  // Held for as long as it is read: a browser may forget an utterance that nobody holds, and never tell its end.
  let spoken: SpeechSynthesisUtterance | undefined;
  let timer: ReturnType<typeof setTimeout> | undefined;
  const sayFrom = (index: number): void => {
    spoken = new SpeechSynthesisUtterance(parts[index]);
    spoken.voice = voice;
    spoken.lang = voice.lang.replace('_', '-');
    spoken.rate = pace;
    spoken.volume = volume;
    spoken.onend = () => {
      const isLast = index === parts.length - 1;
      timer = setTimeout(() => (isLast ? onEnd() : sayFrom(index + 1)), BREATH_MS / pace);
    };
    spoken.onerror = onFail;
    speechSynthesis.speak(spoken);
  };
  sayFrom(0);
  return () => {
    clearTimeout(timer);
    if (spoken) spoken.onend = spoken.onerror = null;
    speechSynthesis.cancel();
  };
}
