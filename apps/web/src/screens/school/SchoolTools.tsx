import { Message } from '../../app/Message.tsx';
import { keep, useKept } from '../../app/usekept.ts';
import { Button, Select } from '../../design/controls.tsx';
import { schoolEngine } from '../../engine/schoolengine.ts';
import { sourceOf, useWords } from '../../engine/useengine.ts';
import { texts } from '../../texts/index.ts';
import { schoolTexts } from '../../texts/school.ts';
import { HomeFrame } from '../home/HomeFrame.tsx';
import { useLexicons, usualLexicon } from '../home/queries.ts';
import { ExamPapers } from './ExamPapers.tsx';
import { EveningSlips } from './evening/EveningSlips.tsx';
import { School } from './School.tsx';

/** An exam that is loaded again is made with the same words. */
const LEXICON_PLACE = 'raccord.ecole.dictionnaire';

/** The school, with any dictionary of this server. */
export function SchoolTools() {
  const { data, error, refetch } = useLexicons();
  const kept = useKept(LEXICON_PLACE);
  const lexicons = data?.lexicons ?? [];
  const hash = lexicons.find((one) => one.hash === kept)?.hash ?? (data && usualLexicon(data));
  const readiness = useWords(sourceOf(hash), schoolEngine);
  if (error)
    return <Message action={<Button onClick={() => refetch()}>{texts.common.retry}</Button>}>{error.message}</Message>;
  return (
    <HomeFrame>
      <School readiness={readiness} isFree={hash === lexicons[0]?.hash} Papers={ExamPapers} Evening={EveningSlips}>
        {lexicons.length > 1 && (
          <Select
            label={schoolTexts.lexicon}
            value={hash ?? ''}
            options={lexicons.map(({ hash: value, name }) => ({ value, label: name }))}
            onChange={(chosen) => keep(LEXICON_PLACE, chosen)}
          />
        )}
      </School>
    </HomeFrame>
  );
}
