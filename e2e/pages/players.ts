import type { Locator } from '@playwright/test';

export interface GivenFile {
  readonly name: string;
  readonly content: Buffer;
}

export const fileOf = ({ name, content }: GivenFile) => ({
  name,
  mimeType: 'application/octet-stream',
  buffer: content,
});

/** A list of players, given and looked at before it is confirmed, wherever it stands. */
export class PlayersList {
  readonly root: Locator;

  constructor(root: Locator) {
    this.root = root;
  }

  paste = (text: string): Promise<void> => this.root.getByLabel('Liste des joueurs').fill(text);

  giveFile = (file: GivenFile): Promise<void> => this.root.getByLabel('Fichier de joueurs').setInputFiles(fileOf(file));

  /** The rows of the preview: table, name and what is known. */
  async previewed(): Promise<string[]> {
    const rows = await this.root.getByRole('row').all();
    const texts = await Promise.all(rows.slice(1).map((row) => row.getByRole('cell').allInnerTexts()));
    return texts.map((cells) => cells.join(' | '));
  }

  get refusedLines() {
    return this.root.getByRole('status').getByRole('listitem');
  }
}
