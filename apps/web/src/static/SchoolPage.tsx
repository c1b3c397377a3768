import { schoolEngine } from '../engine/schoolengine.ts';
import { useWords } from '../engine/useengine.ts';
import { School } from '../screens/school/School.tsx';
import { usePageWords } from './words.tsx';

/** The school, with the words of the page: it opens them once they are prepared, from what the browser keeps. */
export function SchoolPage() {
  const { readiness, source, own } = usePageWords();
  const ready = useWords(readiness.isReady ? source : undefined, schoolEngine);
  return <School readiness={readiness.isReady ? ready : readiness} isFree={own === undefined} />;
}
