import { TextField } from '../../design/controls.tsx';
import layout from '../../design/layout.module.css';
import type { FormState } from '../../design/useform.ts';
import { hostingTexts } from '../../texts/hosting.ts';
import { SHARE_KINDS } from './clublist.ts';
import type { QuotaDraft } from './quotadraft.ts';

/** How much a club may have. */
export const QuotaFields = ({ form }: { readonly form: FormState<QuotaDraft> }) => (
  <div className={layout.fields}>
    {SHARE_KINDS.map((kind) => (
      <TextField
        key={kind}
        label={hostingTexts.quotas[kind]}
        inputMode="numeric"
        autoComplete="off"
        {...form.field(kind)}
      />
    ))}
  </div>
);
