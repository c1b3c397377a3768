import type { Page } from '@playwright/test';

interface GivenFile {
  readonly name: string;
  readonly content: Buffer;
}

const fileOf = ({ name, content }: GivenFile) => ({ name, mimeType: 'application/octet-stream', buffer: content });

/** What the chief of an installation does before a tournament begins. */
export class HomePage {
  readonly page: Page;

  constructor(page: Page) {
    this.page = page;
  }

  get tournaments() {
    return this.page.getByRole('listitem').filter({ has: this.page.getByRole('link') });
  }

  async beginTournament(): Promise<void> {
    await this.page.getByRole('link', { name: 'Nouveau tournoi' }).click();
    await this.page.getByLabel('Nom du tournoi').waitFor();
  }

  async describe(name: string, place: string): Promise<void> {
    await this.page.getByLabel('Nom du tournoi').fill(name);
    await this.page.getByLabel('Lieu').fill(place);
  }

  next = (): Promise<void> => this.page.getByRole('button', { name: 'Continuer' }).click();
  back = (): Promise<void> => this.page.getByRole('button', { name: 'Revenir' }).click();
  confirm = (): Promise<void> => this.page.getByRole('button', { name: 'Créer le tournoi' }).click();

  pastePlayers = (text: string): Promise<void> => this.page.getByLabel('Liste des joueurs').fill(text);

  givePlayersFile = (file: GivenFile): Promise<void> =>
    this.page.getByLabel('Fichier de joueurs').setInputFiles(fileOf(file));

  /** The rows of the preview: table, name and what is known. */
  async previewed(): Promise<string[]> {
    const rows = await this.page.getByRole('row').all();
    const texts = await Promise.all(rows.slice(1).map((row) => row.getByRole('cell').allInnerTexts()));
    return texts.map((cells) => cells.join(' | '));
  }

  get refusedLines() {
    return this.page.getByRole('status').getByRole('listitem');
  }

  async openDictionary(): Promise<void> {
    await this.page.getByRole('button', { name: 'Importer un dictionnaire…' }).click();
  }

  giveDictionary = (file: GivenFile): Promise<void> =>
    this.page.getByLabel('Fichier du dictionnaire').setInputFiles(fileOf(file));

  giveTournamentFile = (file: GivenFile): Promise<void> =>
    this.page.getByLabel('Fichier « .raccord »').setInputFiles(fileOf(file));
}
