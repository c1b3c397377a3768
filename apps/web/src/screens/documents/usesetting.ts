import { useState } from 'react';
import { type DocumentPaper, keepPaper, keptPaper } from '../../documents/paper.ts';

/** What holds for every document of the page. */
export interface Setting {
  readonly paper: DocumentPaper;
  readonly centre?: string;
}

export function useSetting(): {
  readonly setting: Setting;
  choosePaper(paper: DocumentPaper): void;
  chooseCentre(centre: string): void;
} {
  const [paper, setPaper] = useState(keptPaper);
  const [centre, setCentre] = useState('');
  return {
    setting: { paper, ...(centre === '' ? {} : { centre }) },
    choosePaper: (chosen) => {
      keepPaper(chosen);
      setPaper(chosen);
    },
    chooseCentre: setCentre,
  };
}
