import type { Case, EditionName } from '@raccord/regulation';

type Expected = NonNullable<Case['expected'][EditionName]>;

/** What a lesson takes of a worked case. */
export interface LessonCase extends Pick<Case, 'turn' | 'formula' | 'board' | 'draw' | 'words' | 'slip'> {
  readonly expected: Readonly<Partial<Record<EditionName, Pick<Expected, 'reasons'>>>>;
}
