import type { Page } from '@playwright/test';
import { fileOf, type GivenFile, PlayersList } from './players.ts';

/** What the chief of an installation does before a tournament begins. */
export class HomePage {
  readonly page: Page;
  readonly players: PlayersList;

  constructor(page: Page) {
    this.page = page;
    this.players = new PlayersList(page.getByRole('main'));
  }

  get tournaments() {
    return this.page.getByRole('listitem').filter({ has: this.page.getByRole('link') });
  }

  /** The three steps, whatever was played before. */
  async beginTournament(): Promise<void> {
    await this.page.getByRole('link', { name: /^Nouveau tournoi|^Tournoi différent/ }).click();
    await this.page.getByLabel('Nom du tournoi').waitFor();
  }

  async describe(name: string, place: string): Promise<void> {
    await this.page.getByLabel('Nom du tournoi').fill(name);
    await this.page.getByLabel('Lieu').fill(place);
  }

  /** The regulation and the dictionary, which few change. */
  unfoldTexts = (): Promise<void> => this.page.getByText('Règlement et dictionnaire').click();

  next = (): Promise<void> => this.page.getByRole('button', { name: 'Continuer' }).click();
  back = (): Promise<void> => this.page.getByRole('button', { name: 'Retour', exact: true }).click();
  confirm = (): Promise<void> => this.page.getByRole('button', { name: 'Créer le tournoi' }).click();
  /** The same where nobody else has a station. */
  begin = (): Promise<void> => this.page.getByRole('button', { name: 'Commencer' }).click();

  openFiles = (): Promise<void> => this.page.getByRole('button', { name: 'Fichiers' }).click();

  async openDictionary(): Promise<void> {
    await this.openFiles();
    await this.page.getByRole('button', { name: 'Importer un dictionnaire…' }).click();
  }

  giveDictionary = (file: GivenFile): Promise<void> =>
    this.page.getByLabel('Fichier du dictionnaire').setInputFiles(fileOf(file));

  async giveTournamentFile(file: GivenFile): Promise<void> {
    const field = this.page.getByLabel('Importer un tournoi ou une partie');
    if ((await field.count()) === 0) await this.openFiles();
    await field.setInputFiles(fileOf(file));
  }
}
