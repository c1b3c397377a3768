import { dayOf, withCapital } from '@raccord/french';
import { EDITIONS, editionInForce } from '@raccord/regulation';
import { FORMULAS, type FormulaName, LARGEST_SEED } from '@raccord/scrabble';
import { type ReactNode, useState } from 'react';
import { Notice, Panel, Select, TextField } from '../../design/controls.tsx';
import { Form } from '../../design/DialogForm.tsx';
import { FileField } from '../../design/FileField.tsx';
import layout from '../../design/layout.module.css';
import { wholeBetween } from '../../design/numbers.ts';
import { engine } from '../../engine/engine.ts';
import { WordsState } from '../../engine/WordsState.tsx';
import { trainingTexts } from '../../texts/training.ts';
import { typesetTexts } from '../../texts/typeset.ts';
import type { OfferedGame, TrainingPlace } from './place.ts';
import styles from './training.module.css';

const words = trainingTexts.source;
/** Numbers of games drawn here are short; those of sittings are any. */
const MOST_BY_CHANCE = 999_999;
const EDITION = editionInForce(dayOf(Date.now()));

/** A sealed game is JSON; no other game is. */
const SEALED = /^\s*\{/;

interface NamedText {
  readonly name: string;
  readonly text: string;
}

interface ChooseGameProps {
  readonly place: TrainingPlace;
  /** How it will be played. */
  readonly children: ReactNode;
  onGame(brought: OfferedGame): void;
}

/** A game to train on: by chance, of a file, of those played here. */
export function ChooseGame({ place: { readiness, offerGames }, children, onGame }: ChooseGameProps) {
  const [fault, setFault] = useState<string>();
  const [isBusy, setBusy] = useState(false);
  const bring = async (make: () => Promise<OfferedGame>): Promise<void> => {
    setBusy(true);
    setFault(undefined);
    try {
      onGame(await make());
    } catch (thrown) {
      setFault(typesetTexts((thrown as Error).message));
      setBusy(false);
    }
  };
  const [sealed, setSealed] = useState<NamedText>();
  const read = async (file: File): Promise<void> => {
    const { decodeText } = await import('../../files/game.ts');
    const decoded = decodeText(new Uint8Array(await file.arrayBuffer()));
    const isSealed = decoded.ok && SEALED.test(decoded.value);
    setSealed(isSealed ? { name: file.name, text: decoded.value } : undefined);
    setFault(decoded.ok ? undefined : typesetTexts(decoded.fault.text));
    if (decoded.ok && !isSealed) await bring(() => engine().readTraining(file.name, decoded.value, EDITION));
  };
  const unseal = ({ name, text }: NamedText, passphrase: string): Promise<void> =>
    bring(async () => {
      const record = await engine().unsealGame(text, passphrase, EDITION);
      return engine().readTraining(name, record, EDITION);
    });
  const isHeld = isBusy || !readiness.isReady;
  return (
    <>
      <WordsState readiness={readiness} />
      {fault && <Notice kind="bad">{fault}</Notice>}
      <div className={`${layout.fields} ${styles.terms}`}>{children}</div>
      <div className={`${layout.panels} ${styles.sources}`}>
        <Panel className={layout.stack3}>
          <h2>{words.random}</h2>
          <RandomGame isHeld={isHeld} onDraw={(formula, seed) => bring(() => drawGame(formula, seed))} />
          {isBusy && <p role="status">{words.drawing}</p>}
        </Panel>
        <Panel className={layout.stack3}>
          <h2>{words.file}</h2>
          <FileField
            label={words.fileField}
            hint={words.fileHint}
            accept=".txt,.xml,.json,.scelle"
            disabled={isHeld}
            onFile={read}
          />
          {sealed && <SealedGame isHeld={isHeld} onOpen={(passphrase) => unseal(sealed, passphrase)} />}
        </Panel>
        {offerGames?.(onGame)}
      </div>
    </>
  );
}

async function drawGame(formula: FormulaName, seed: number): Promise<OfferedGame> {
  return { game: await engine().drawGame({ name: words.game(seed), formula, edition: EDITION, seed }) };
}

interface RandomGameProps {
  readonly isHeld: boolean;
  onDraw(formula: FormulaName, seed: number): void;
}

function RandomGame({ isHeld, onDraw }: RandomGameProps) {
  const [formula, setFormula] = useState<FormulaName>('normale');
  const [typed, setTyped] = useState('');
  const seed = typed === '' ? 1 + Math.floor(Math.random() * MOST_BY_CHANCE) : wholeBetween(typed, 1, LARGEST_SEED);
  const draw = (): void => {
    if (seed !== undefined) onDraw(formula, seed);
  };
  return (
    <Form confirm={words.start} isReady={!isHeld} onConfirm={draw}>
      <div className={layout.fields}>
        <Select
          label={words.formula}
          value={formula}
          options={EDITIONS[EDITION].game.formulas.map((value) => ({
            value,
            label: withCapital(FORMULAS[value].label),
          }))}
          onChange={(value: FormulaName) => setFormula(value)}
        />
        <TextField
          label={words.seed}
          hint={words.seedHint}
          inputMode="numeric"
          autoComplete="off"
          value={typed}
          error={seed === undefined ? words.seedFault : undefined}
          onChange={(text) => setTyped(text.trim())}
        />
      </div>
    </Form>
  );
}

interface SealedGameProps {
  readonly isHeld: boolean;
  onOpen(passphrase: string): void;
}

function SealedGame({ isHeld, onOpen }: SealedGameProps) {
  const [passphrase, setPassphrase] = useState('');
  return (
    <Form confirm={words.start} isReady={!isHeld && passphrase !== ''} onConfirm={() => onOpen(passphrase)}>
      <TextField
        type="password"
        label={words.passphrase}
        hint={words.sealed}
        autoComplete="off"
        value={passphrase}
        onChange={setPassphrase}
      />
    </Form>
  );
}
