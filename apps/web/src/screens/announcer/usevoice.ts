import { useMemo } from 'react';
import { keep, useKept } from '../../app/usekept.ts';
import { LOUDEST, useVolume } from '../../clock/volume.ts';
import type { Manner } from '../../speech/say.ts';
import { useFrenchVoices } from '../../speech/voices.ts';

const VOICE_PLACE = 'raccord-voix';
const PACE_PLACE = 'raccord-allure';
const USUAL_PACE = 1;
const FRANCE = /^fr[-_]FR$/i;

export const PACES = { slowest: 0.5, fastest: 1.5, step: 0.1 } as const;

export interface VoiceChoice {
  /** Undefined as long as the browser has not told its voices. */
  readonly voices: readonly SpeechSynthesisVoice[] | undefined;
  readonly voice: SpeechSynthesisVoice | undefined;
  readonly pace: number;
  /** How to read, as soon as there is a voice. */
  readonly manner: Manner | undefined;
}

/** The voice and its pace, as chosen in this browser. */
export function useVoice(): VoiceChoice {
  const voices = useFrenchVoices();
  const chosen = useKept(VOICE_PLACE);
  const pace = Number(useKept(PACE_PLACE)) || USUAL_PACE;
  const volume = useVolume() / LOUDEST;
  const voice =
    voices?.find(({ voiceURI }) => voiceURI === chosen) ?? voices?.find(({ lang }) => FRANCE.test(lang)) ?? voices?.[0];
  const manner = useMemo(() => voice && { voice, pace, volume }, [voice, pace, volume]);
  return { voices, voice, pace, manner };
}

export const keepVoice = (voiceURI: string): void => keep(VOICE_PLACE, voiceURI);

export const keepPace = (pace: number): void => keep(PACE_PLACE, String(pace));
