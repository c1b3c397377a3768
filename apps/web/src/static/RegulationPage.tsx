import { Link } from 'wouter';
import { buttonClass } from '../design/controls.tsx';
import { Printable } from '../design/Printable.tsx';
import { EditionReading, titleOf } from '../screens/regulation/EditionReading.tsx';
import { useEditions } from '../screens/regulation/useeditions.tsx';
import { regulationTexts } from '../texts/regulation.ts';

/** Every edition, alone or compared with another one. */
export function RegulationPage() {
  const { edition, other, search, fields } = useEditions();
  return (
    <Printable
      title={titleOf(edition, other)}
      actions={
        <Link href="/essai" className={buttonClass('quiet')}>
          {regulationTexts.tryIt}
        </Link>
      }
    >
      {fields}
      <EditionReading {...{ edition, other, search }} />
    </Printable>
  );
}
