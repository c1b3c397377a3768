import { QueryClient, QueryClientProvider } from '@tanstack/react-query';
import { useState } from 'react';
import { expect, it } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import { mount } from '../../testing/mount.tsx';
import { type AnswerOutbox, useAnswerOutbox, useAnswers } from './useanswers.ts';

const CONFIRMED = [{ slip: 1, points: 12, sanction: 'none' as const }];

function Answers({ outbox }: { readonly outbox: AnswerOutbox }) {
  const { answers, isSaved, give } = useAnswers(outbox, CONFIRMED);
  const [points, setPoints] = useState(20);
  return (
    <>
      <output>{[...answers].map(([slip, answer]) => `${slip}: ${answer.points}`).join(', ')}</output>
      <p>{isSaved ? 'enregistré' : 'en attente'}</p>
      <p>{`${outbox.waiting.length} réponse`}</p>
      <button
        type="button"
        onClick={() => {
          give(2, { points, sanction: 'none' });
          setPoints(points + 1);
        }}
      >
        Répondre
      </button>
    </>
  );
}

function Exam({ sitting }: { readonly sitting: string }) {
  const outbox = useAnswerOutbox(sitting);
  return outbox ? <Answers outbox={outbox} /> : null;
}

const show = (sitting: string) =>
  mount(
    <QueryClientProvider client={new QueryClient()}>
      <Exam sitting={sitting} />
    </QueryClientProvider>,
  );

it('shows an answer at once, keeps the last one of a slip, and has it again in the next page', async () => {
  show('séance');
  await userEvent.click(page.getByRole('button', { name: 'Répondre' }));
  await userEvent.click(page.getByRole('button', { name: 'Répondre' }));
  await expect.element(page.getByText('1: 12, 2: 21')).toBeVisible();
  await expect.element(page.getByText('en attente')).toBeVisible();
  await expect.element(page.getByText('1 réponse')).toBeVisible();
  show('séance');
  await expect.element(page.getByText('1: 12, 2: 21').nth(1)).toBeVisible();
});
