import { useState } from 'react';
import { Notice, TextArea } from '../design/controls.tsx';
import { FileField } from '../design/FileField.tsx';
import layout from '../design/layout.module.css';
import { playersTexts as players } from '../texts/players.ts';
import { typesetTexts } from '../texts/typeset.ts';
import styles from './roster.module.css';

interface Props {
  readonly list: string;
  readonly rows: number;
  readonly hint?: string;
  onChange(list: string): void;
}

/** A list of players, pasted or read from a file, and mended in place. */
export function PlayersFields({ list, rows, hint = players.listHint, onChange }: Props) {
  const [read, setRead] = useState<{ readonly name: string; readonly fault?: string }>();
  const take = async (file: File): Promise<void> => {
    const { readListFile } = await import('../files/list.ts');
    const text = await readListFile(file);
    setRead({ name: file.name, ...(text.ok ? {} : { fault: typesetTexts(text.fault.text) }) });
    if (text.ok) onChange(text.value);
  };
  return (
    <div className={`${layout.stack4} ${styles.stack}`}>
      <TextArea
        label={players.list}
        hint={hint}
        placeholder={players.placeholder}
        rows={rows}
        spellCheck={false}
        wrap="off"
        value={list}
        onChange={onChange}
      />
      <FileField label={players.file} hint={players.fileHint} accept=".csv,.txt,.tsv,.xlsx,.ods" onFile={take} />
      {read && (
        <Notice kind={read.fault === undefined ? 'good' : 'bad'}>{read.fault ?? players.fileRead(read.name)}</Notice>
      )}
    </div>
  );
}
