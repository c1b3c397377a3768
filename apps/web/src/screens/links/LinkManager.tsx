import { useQuery, useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import { Notice, TextField } from '../../design/controls.tsx';
import { Form } from '../../design/DialogForm.tsx';
import layout from '../../design/layout.module.css';
import { answered } from '../../server/client.ts';
import { useSending } from '../../server/usesending.ts';
import { texts } from '../../texts/index.ts';
import { linksTexts } from '../../texts/links.ts';
import { LinkCards } from './LinkCards.tsx';
import { LinkRows } from './LinkRows.tsx';
import { RevokeLink } from './RevokeLink.tsx';
import type { LinkScope, WideLink } from './scopes.ts';
import { labelOf, type MadeLink } from './stations.ts';

const { wide: words } = linksTexts;

interface LinkManagerProps {
  readonly scope: LinkScope;
  readonly words: {
    readonly hint: string;
    /** Where there is none. */
    readonly none?: string;
    readonly revokeOwn: string;
    revokeOther(name: string): string;
  };
  /** What they open, where people make them. */
  readonly what?: string;
}

/** The links of an installation or of a club: made, looked at, handed over, revoked. */
export function LinkManager({ scope, words: own, what }: LinkManagerProps) {
  const queries = useQueryClient();
  const key = ['links', scope.name];
  const { data, error } = useQuery({
    queryKey: key,
    queryFn: () => answered(scope.list()),
    refetchOnMount: 'always',
  });
  const [made, setMade] = useState<MadeLink>();
  const [chosen, choose] = useState<WideLink>();
  const links = data?.links ?? [];
  const refresh = () => queries.invalidateQueries({ queryKey: key });
  // Those that people make are known by the label that they gave, the others by when they were made.
  const nameOf = (link: WideLink): string => (scope.make ? link.label : texts.common.time(link.createdAt));
  const timesOf = scope.make ? words.times : words.timesOfUnnamed;
  return (
    <>
      <p className={layout.soft}>{own.hint}</p>
      {error && <Notice kind="bad">{error.message}</Notice>}
      {data && links.length === 0 && own.none !== undefined && <p>{own.none}</p>}
      <LinkRows<WideLink>
        links={links}
        label={scope.name}
        nameOf={nameOf}
        detailOf={(link) => `${timesOf(link.createdAt, link.openedAt, link.expiresAt)} ${madeWith(link)}`}
        onRevoke={choose}
      />
      {scope.make && (
        <MakeLink
          name={scope.name}
          make={scope.make}
          onMade={(link) => {
            setMade(link);
            void refresh();
          }}
        />
      )}
      {made && (
        <>
          <Notice kind="good">{words.once}</Notice>
          <LinkCards links={[made]} {...(what === undefined ? {} : { what })} />
        </>
      )}
      {chosen && (
        <RevokeLink
          link={chosen}
          revoke={scope.revoke}
          hint={chosen.isOwn ? own.revokeOwn : own.revokeOther(nameOf(chosen))}
          endMade={chosen.made === 0 ? undefined : words.endMade(chosen.made)}
          onRevoked={() => {
            if (made?.id === chosen.id) setMade(undefined);
            void refresh();
          }}
          onClose={() => choose(undefined)}
        />
      )}
    </>
  );
}

const madeWith = ({ made = 0 }: WideLink): string => (made > 0 ? words.made(made) : '');

interface MakeLinkProps {
  readonly name: string;
  readonly make: NonNullable<LinkScope['make']>;
  onMade(link: MadeLink): void;
}

function MakeLink({ name, make, onMade }: MakeLinkProps) {
  const sending = useSending();
  const [typed, setTyped] = useState('');
  const confirm = async (): Promise<void> => {
    const label = labelOf({ label: typed.trim() || words.usualLabel, role: 'chief' });
    const answer = await sending.send(['makeLink', name], label, (id) => make(id, label));
    if (!answer.ok) return;
    onMade(answer.value);
    setTyped('');
  };
  return (
    <Form
      className={`${layout.row3} ${layout.end}`}
      sending={sending}
      confirm={words.make}
      look="plain"
      onConfirm={confirm}
    >
      <TextField
        label={words.label}
        placeholder={words.usualLabel}
        maxLength={120}
        autoComplete="off"
        value={typed}
        onChange={setTyped}
      />
    </Form>
  );
}
