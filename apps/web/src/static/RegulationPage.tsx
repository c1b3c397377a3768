import { Link } from 'wouter';
import { buttonClass } from '../design/controls.tsx';
import { Printable } from '../design/Printable.tsx';
import { EditionReading, titleOf } from '../screens/regulation/EditionReading.tsx';
import { useEditions } from '../screens/regulation/useeditions.tsx';
import { regulationTexts } from '../texts/regulation.ts';

/** Every edition, alone or compared with another one. */
export function RegulationPage() {
  const { fields, proofLink, ...chosen } = useEditions();
  return (
    <Printable
      title={titleOf(chosen)}
      actions={
        <>
          {proofLink}
          <Link href="/essai" className={buttonClass('quiet')}>
            {regulationTexts.tryIt}
          </Link>
        </>
      }
    >
      {fields}
      <EditionReading {...chosen} />
    </Printable>
  );
}
