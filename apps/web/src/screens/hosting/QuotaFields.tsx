import { TextField } from '../../design/controls.tsx';
import layout from '../../design/layout.module.css';
import { hostingTexts } from '../../texts/hosting.ts';
import { SHARE_KINDS } from './clublist.ts';
import { isQuota, type QuotaDraft } from './quotadraft.ts';

const { quotas: words } = hostingTexts;

interface Props {
  readonly draft: QuotaDraft;
  onChange(draft: QuotaDraft): void;
}

/** How much a club may have. */
export const QuotaFields = ({ draft, onChange }: Props) => (
  <div className={layout.fields}>
    {SHARE_KINDS.map((kind) => (
      <TextField
        key={kind}
        label={words[kind]}
        inputMode="numeric"
        autoComplete="off"
        value={draft[kind]}
        error={isQuota(draft[kind]) ? undefined : words.fault}
        onChange={(text) => onChange({ ...draft, [kind]: text })}
      />
    ))}
  </div>
);
