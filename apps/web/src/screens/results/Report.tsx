import type { ComponentProps } from 'react';
import { Printable } from '../../design/Printable.tsx';
import { useView } from '../../server/views.ts';
import { texts } from '../../texts/index.ts';

/** A page of a tournament that can be printed: its title, and what tournament it is about. */
export function Report(props: Omit<ComponentProps<typeof Printable>, 'about'>) {
  const { data: hall } = useView('seeHall', {});
  const about = hall && [hall.name, hall.place, texts.numbers.date(hall.date)].filter(Boolean).join(' · ');
  return <Printable {...props} about={about} />;
}
