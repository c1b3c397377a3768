import { type Bound, Select } from '../design/controls.tsx';

interface CentreFieldProps extends Bound<string> {
  readonly label: string;
  readonly centres: readonly { readonly id: string; readonly name: string }[];
  /** What all of them together are called, where they may be chosen: the empty value. */
  readonly all?: string;
}

/** One of the centres of a tournament; nothing is asked where there is one. */
export const CentreField = ({ centres, all, ...rest }: CentreFieldProps) =>
  centres.length > 1 && (
    <Select
      {...rest}
      options={[
        ...(all === undefined ? [] : [{ value: '', label: all }]),
        ...centres.map(({ id, name }) => ({ value: id, label: name })),
      ]}
    />
  );
