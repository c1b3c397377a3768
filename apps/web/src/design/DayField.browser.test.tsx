import { useState } from 'react';
import { expect, test } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import { mount } from '../testing/mount.tsx';
import { DayField } from './DayField.tsx';

function Host() {
  const [day, setDay] = useState('2026-11-05');
  return (
    <>
      <DayField label="Le" value={day} max="2026-12-31" onChange={setDay} />
      <output>{day === '' ? 'aucun' : day}</output>
    </>
  );
}

test('a day is written as in French, typed so or otherwise, and what is none is told', async () => {
  mount(<Host />);
  const field = page.getByLabelText('Le');
  await expect.element(field).toHaveValue('05/11/2026');
  const types = async (text: string, day: string) => {
    await userEvent.fill(field, '');
    await userEvent.type(field, text);
    await expect.element(page.getByRole('status')).toHaveTextContent(day);
  };
  await types('1/9/2026', '2026-09-01');
  await expect.element(field).toHaveValue('1/9/2026');
  await types('2026-10-21', '2026-10-21');
  await types('31/02/2026', 'aucun');
  await expect.element(field).toHaveAccessibleDescription(/Ce jour n’existe pas/);
  await types('01/01/2027', 'aucun');
  await expect.element(field).toHaveAccessibleDescription(/pas encore passé/);
});
