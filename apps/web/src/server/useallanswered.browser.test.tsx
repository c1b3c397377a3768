import { QueryClient, QueryClientProvider, useQuery } from '@tanstack/react-query';
import { expect, test } from 'vitest';
import { page } from 'vitest/browser';
import { mount } from '../testing/mount.tsx';
import { useAllAnswered } from './useallanswered.ts';

const WHOLE = 'tout est là';

interface AskedProps {
  readonly name: string;
  ask(): Promise<string>;
}

function Asked({ name, ask }: AskedProps) {
  const { data } = useQuery({ queryKey: [name], queryFn: ask });
  return <p>{data}</p>;
}

function Page({ parts }: { readonly parts: readonly AskedProps[] }) {
  const isWhole = useAllAnswered();
  return (
    <>
      {parts.map((part) => (
        <Asked key={part.name} {...part} />
      ))}
      {isWhole && <p>{WHOLE}</p>}
    </>
  );
}

test('a page is whole once its last part has come, and does not wait for one that fails', async () => {
  let answer = (_: string): void => undefined;
  const late = new Promise<string>((resolve) => {
    answer = resolve;
  });
  const parts = [
    { name: 'quick', ask: async () => 'tout de suite' },
    { name: 'late', ask: () => late },
    { name: 'broken', ask: () => Promise.reject(new Error('away')) },
  ];
  // As the application has it: what is asked is asked, whatever the machine says of its network.
  const queries = new QueryClient({ defaultOptions: { queries: { networkMode: 'always' } } });
  mount(
    <QueryClientProvider client={queries}>
      <Page parts={parts} />
    </QueryClientProvider>,
  );
  await expect.element(page.getByText('tout de suite')).toBeVisible();
  expect(page.getByText(WHOLE).query()).toBeNull();
  answer('enfin');
  await expect.element(page.getByText('enfin')).toBeVisible();
  await expect.element(page.getByText(WHOLE)).toBeVisible();
});
