import { parseSealedGame } from '@raccord/tournament';
import { useState } from 'react';
import { TextField } from '../../design/controls.tsx';
import { Form } from '../../design/DialogForm.tsx';
import { FileField } from '../../design/FileField.tsx';
import layout from '../../design/layout.module.css';
import { useCommand } from '../../server/usecommand.ts';
import { chiefDialogsTexts as chief } from '../../texts/chiefdialogs.ts';
import { useConduct } from './useconduct.ts';

/** The prepared game: attached sealed, opened with its passphrase, then drawn turn after turn. */
export function PreparedDraw() {
  const { game, sheet } = useConduct();
  if (game.prepared === 'open') return <p className={layout.soft}>{chief.preparedOpen}</p>;
  if (game.prepared === 'sealed') return <OpenSealed />;
  return sheet.length > 0 ? <p className={layout.soft}>{chief.preparedTooLate}</p> : <AttachSealed />;
}

function AttachSealed() {
  const { game } = useConduct();
  const { send, fault } = useCommand();
  const [unreadable, setUnreadable] = useState<string>();
  const attach = async (file: File): Promise<void> => {
    const sealed = parseSealedGame(await file.text());
    setUnreadable(sealed.ok ? undefined : sealed.fault.text);
    if (sealed.ok) await send('attach-prepared-game', { game: game.id, sealed: sealed.value });
  };
  return (
    <FileField
      label={chief.preparedFile}
      hint={chief.preparedNone}
      error={unreadable ?? fault?.text}
      accept=".json,.scelle,application/json"
      onFile={attach}
    />
  );
}

function OpenSealed() {
  const { game } = useConduct();
  const command = useCommand();
  const [passphrase, setPassphrase] = useState('');
  return (
    <Form
      sending={command}
      confirm={chief.openPrepared}
      look="plain"
      isReady={passphrase !== ''}
      onConfirm={() => command.send('open-prepared-game', { game: game.id, passphrase })}
    >
      <TextField
        type="password"
        label={chief.passphrase}
        hint={chief.preparedSealed}
        value={passphrase}
        onChange={setPassphrase}
        autoComplete="off"
      />
    </Form>
  );
}
