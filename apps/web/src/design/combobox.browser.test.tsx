import { useState } from 'react';
import { beforeEach, expect, it } from 'vitest';
import { cdp, page, userEvent } from 'vitest/browser';
import { mount } from '../testing/mount.tsx';
import { Combobox } from './Combobox.tsx';

const WORDS = ['MARE', 'MARI', 'MARS', 'MAT'];
const field = page.getByRole('combobox', { name: 'Mot' });
const list = page.getByRole('listbox', { name: 'Mots possibles' });
const options = list.getByRole('option');

interface WordsProps {
  readonly most?: number;
  readonly isPassing?: boolean;
  onTaken(word: string): void;
}

function Words({ onTaken, ...look }: WordsProps) {
  const [typed, setTyped] = useState('');
  const [at, setAt] = useState(0);
  const found = typed === '' ? [] : WORDS.filter((word) => word.startsWith(typed));
  return (
    <Combobox
      label="Mot"
      value={typed}
      options={found}
      at={at}
      listLabel="Mots possibles"
      listClass=""
      {...look}
      show={(word) => word}
      onChange={(text) => {
        setTyped(text);
        setAt(0);
      }}
      onKeyDown={(event) => {
        if (event.key === 'Enter') onTaken(found[at]);
      }}
      onMove={setAt}
      onTake={(index) => onTaken(found[index])}
    />
  );
}

let taken: string[] = [];
beforeEach(() => {
  taken = [];
});
const onTaken = (word: string): void => {
  taken.push(word);
};

/** What a screen reader is told of: the option that the field names. */
const told = (): string | null | undefined => {
  const named = document.querySelector('[role="combobox"]')?.getAttribute('aria-activedescendant');
  return named ? document.getElementById(named)?.textContent : undefined;
};

/** A finger on the middle of an element. */
async function touch(element: Element): Promise<void> {
  const { x, y, width, height } = element.getBoundingClientRect();
  const frame = window.frameElement?.getBoundingClientRect();
  const scale = frame ? frame.width / innerWidth : 1;
  const at = { x: (frame?.x ?? 0) + (x + width / 2) * scale, y: (frame?.y ?? 0) + (y + height / 2) * scale };
  const session = cdp() as unknown as { send(method: string, touched: object): Promise<unknown> };
  await session.send('Input.dispatchTouchEvent', { type: 'touchStart', touchPoints: [at] });
  await session.send('Input.dispatchTouchEvent', { type: 'touchEnd', touchPoints: [] });
}

it('is chosen from by keys: arrows go round, the option is told, the text and the focus stay', async () => {
  mount(<Words onTaken={onTaken} />);
  await userEvent.click(field);
  await expect.element(field).toHaveAttribute('aria-expanded', 'false');
  await userEvent.keyboard('{ArrowDown}MA');
  await expect.element(field).toHaveAttribute('aria-expanded', 'true');
  await expect.element(options).toHaveLength(4);
  const seen: (string | null | undefined)[] = [];
  for (const key of ['{ArrowDown}', '{ArrowUp}', '{ArrowUp}', '{ArrowDown}', '{ArrowDown}']) {
    await userEvent.keyboard(key);
    seen.push(told());
  }
  expect(seen).toEqual(['MARI', 'MARE', 'MAT', 'MARE', 'MARI']);
  await expect.element(list.getByRole('option', { selected: true })).toHaveTextContent('MARI');
  await userEvent.keyboard('{Enter}');
  expect(taken).toEqual(['MARI']);
  await expect.element(field).toHaveValue('MA');
  await expect.element(field).toHaveFocus();
});

it('is chosen from by the mouse, and by a finger; the focus stays in the field', async () => {
  mount(<Words onTaken={onTaken} isPassing />);
  await userEvent.click(field);
  await userEvent.keyboard('MA');
  await userEvent.click(options.nth(2));
  await expect.element(field).toHaveFocus();
  await touch(options.nth(3).element());
  await expect.poll(() => taken).toEqual(['MARS', 'MAT']);
  await expect.element(field).toHaveFocus();
});

it('shows those around the one that is meant, and none once somebody has left', async () => {
  mount(<Words onTaken={onTaken} most={2} isPassing />);
  await userEvent.click(field);
  await userEvent.keyboard('MA');
  const shown = () => [...document.querySelectorAll('[role="option"]')].map(({ textContent }) => textContent);
  expect(shown()).toEqual(['MARE', 'MARI']);
  await userEvent.keyboard('{ArrowDown}{ArrowDown}');
  expect(shown()).toEqual(['MARI', 'MARS']);
  expect(told()).toBe('MARS');
  await userEvent.keyboard('{ArrowUp}{ArrowUp}{ArrowUp}');
  expect(shown()).toEqual(['MARS', 'MAT']);
  await userEvent.keyboard('{Tab}');
  await expect.element(options).toHaveLength(0);
  await expect.element(field).toHaveAttribute('aria-expanded', 'false');
});
