import type { ComponentType } from 'react';
import { Panel } from '../../../design/controls.tsx';
import layout from '../../../design/layout.module.css';
import { schoolTexts } from '../../../texts/school.ts';
import type { ExamPapersProps } from '../School.tsx';

const words = schoolTexts.exam;

/** An exam on paper, or where that is to be had. */
export const ExamPaper = ({
  Papers,
  ...exam
}: ExamPapersProps & { readonly Papers: ComponentType<ExamPapersProps> | undefined }) => (
  <Panel className={layout.stack2}>
    <h2>{words.print}</h2>
    {Papers ? <Papers {...exam} /> : <p>{words.paperElsewhere}</p>}
  </Panel>
);
